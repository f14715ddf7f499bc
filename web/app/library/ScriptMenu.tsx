import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { withMoreTexts } from '../withMoreTexts.ts';
import type { OpenScriptMenu } from './OpenScriptMenu.tsx';

// Lists are there before it: its words and its dialogs come when one is opened first.
const Opened = lazy(async () => ({
  default: await withMoreTexts(async () => (await import('./OpenScriptMenu.tsx')).OpenScriptMenu),
}));

type Props = Omit<ComponentProps<typeof OpenScriptMenu>, 'anchor' | 'onClose'> & { readonly small?: boolean };

/** All that can be done with a script, the same on its card and on its page. */
export function ScriptMenu({ small = false, ...rest }: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        icon="more"
        small={small}
        label={rest.label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWanted(true);
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <Opened {...rest} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
