/** The form in which e-mail addresses are compared: without case. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();
