import createCache from '@emotion/cache';

const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');

/** Styles carry the page's nonce, or the content security policy would refuse them. */
export const styleCache = createCache({ key: 'sp', prepend: true, ...(meta?.nonce && { nonce: meta.nonce }) });
