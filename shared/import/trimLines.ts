/** Empty lines around a script say nothing; a space before its first line may keep that from being a title. */
export const trimLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/u, '').trimEnd();
