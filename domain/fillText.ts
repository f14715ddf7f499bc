/** Puts values into a text's {{places}}, all at once: what a value holds is never taken for a place. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(?<name>\w+)\}\}/gu, (place, name: string) => String(values[name] ?? place));
