import { createContext, useContext, type ReactNode } from 'react';

const Slot = createContext<HTMLElement | null>(null);

/** Where in the header a page may write the way that leads to it. */
export function CrumbsSlot({ value, children }: { readonly value: HTMLElement | null; readonly children: ReactNode }): ReactNode {
  return <Slot value={value}>{children}</Slot>;
}

export const useCrumbsSlot = (): HTMLElement | null => useContext(Slot);
