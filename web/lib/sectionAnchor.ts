/** What a section of a script is called in an address, after its `#`; `number` is its place, from 1. */
export const sectionAnchor = (number: number): string => `section-${number}`;
