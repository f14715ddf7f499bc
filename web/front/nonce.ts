/** Stands where each answer's own nonce will. */
export const nonce = '__CSP_NONCE__';
