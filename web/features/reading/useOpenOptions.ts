import { useRef, useState, type RefObject } from 'react';

export type OpenOptions = {
  readonly isOpen: boolean;
  /** What opens and closes them; it has the focus again when they close by a key. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly toggle: () => void;
  readonly leave: () => void;
};

/** Whether the reader's options are shown. */
export function useOpenOptions(): OpenOptions {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    toggle: () => setOpen(!isOpen),
    leave: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
}
