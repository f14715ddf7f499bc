let width: number | null = null;

const limit = /\((?<edge>min|max)-width: (?<em>[\d.]+)em\)/u;

/** How wide the window is taken to be where a page is prerendered. */
export const shownWidth = {
  set: (pixels: number | null): void => void (width = pixels),
  /** Whether a query of widths holds there; without a width none does. */
  holds(query: string): boolean {
    const { edge, em } = limit.exec(query)?.groups ?? {};
    if (width === null || em === undefined) return false;
    return edge === 'min' ? width >= Number(em) * 16 : width <= Number(em) * 16;
  },
} as const;
