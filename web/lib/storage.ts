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
});

export const storage = { local: over(() => localStorage), session: over(() => sessionStorage) } as const;
