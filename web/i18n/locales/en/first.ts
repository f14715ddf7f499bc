export const files = import.meta.glob('./*.json', { base: './first', eager: true, import: 'default' });
