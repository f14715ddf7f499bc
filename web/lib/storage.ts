/** Browser storage that may be full, forbidden or absent: then nothing is kept, and nothing breaks. */
const over = (pick: () => Storage) => ({
  read(key: string): string | null {
    try {
      return pick().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) pick().removeItem(key);
      else pick().setItem(key, value);
    } catch {
      // Not kept; see above.
    }
  },
  /** The same, for whoever can do with less: tells whether it is kept. */
  tryWrite(key: string, value: string): boolean {
    try {
      pick().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  /** The keys that begin so. */
  keys(start: string): string[] {
    try {
      return Object.keys(pick()).filter((key) => key.startsWith(start));
    } catch {
      return [];
    }
  },
});

export const storage = { local: over(() => localStorage), session: over(() => sessionStorage) } as const;
