export const files = import.meta.glob('./*.json', { base: './more', eager: true, import: 'default' });
