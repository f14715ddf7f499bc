const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What people wrote, as text in HTML and in its attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (mark) => entities[mark] ?? mark);
