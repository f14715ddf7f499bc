import { styled } from '../theme/styled.ts';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { color, radius, size, text, weight } from '../theme/tokens.ts';

const List = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '4px',
  background: color.sunken,
  borderRadius: radius.md,
  maxInlineSize: '100%',
  '& > button': {
    minBlockSize: size.controlSm,
    padding: '.3rem 1.1rem',
    borderRadius: radius.sm,
    fontSize: text.sm,
    color: color.inkSoft,
  },
  '& > button:hover': { color: color.ink },
  '& > button[aria-selected="true"]': {
    background: color.surface,
    boxShadow: color.shadow1,
    color: color.ink,
    fontWeight: weight.medium,
  },
  '[data-contrast="more"] & > button[aria-selected="true"]': { boxShadow: `inset 0 0 0 2px ${color.lineStrong}` },
  '@media (forced-colors: active)': { '& > button[aria-selected="true"]': { outline: '2px solid Highlight' } },
});

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

type Props<T extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly name: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
};

/** Several views of which one is in sight. The arrow keys go from tab to tab. */
export function Tabs<T extends string>({ label, tabs, value, onChoose, children }: Props<T>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.value);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.name}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
