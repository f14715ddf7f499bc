/** Puts values into a text's {{placeholders}}, all at once: what a value holds is never taken for a placeholder. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(?<name>\w+)\}\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));
