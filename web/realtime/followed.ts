type Listener = (stream: string, isShown: boolean) => void;

/** How many parts of the page show what a stream is about; without any it is not here. */
const shown = new Map<string, number>();
const listeners = new Set<Listener>();

/** The streams that the page is to follow: as long as any part of it shows what they are about. */
export const followed = {
  has: (stream: string): boolean => shown.has(stream),
  streams: (): string[] => [...shown.keys()],
  /** Gives the function that ends it. */
  show(stream: string): () => void {
    const count = shown.get(stream) ?? 0;
    shown.set(stream, count + 1);
    if (count === 0) for (const listener of listeners) listener(stream, true);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const rest = (shown.get(stream) ?? 1) - 1;
      if (rest > 0) shown.set(stream, rest);
      else {
        shown.delete(stream);
        for (const listener of listeners) listener(stream, false);
      }
    };
  },
  /** Calls when a stream is shown first, and when it no longer is. Gives the function that ends it. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
