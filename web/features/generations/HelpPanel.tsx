import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  padding: space.sheet,
  display: 'grid',
  gap: space.s4,
  boxShadow: color.shadow2,
  '& h2': { fontSize: text.titleMd },
  '& h2:focus': { outline: 'none' },
  '& ul': { display: 'grid', gap: space.s4 },
  '& li > b': { display: 'block', fontWeight: 520 },
  '& li > span': { font: `420 ${text.titleSm}/1.3 ${font.serif}` },
  '& li > small': { fontSize: text.sm, color: color.inkSoft, marginInlineStart: '.6rem' },
});

const Details = z.object({
  lines: z.array(z.object({ name: z.string(), contact: z.string(), hours: z.nullish(z.string()), url: z.nullish(z.string()) })),
});

type Props = {
  readonly details: unknown;
  /** Goes on for a practitioner; absent where it was offered already. */
  readonly onContinue: (() => void) | undefined;
};

/** Calm help, in the place of the script that was asked for. Nothing was charged and nothing kept. */
export function HelpPanel({ details, onContinue }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const parsed = Details.safeParse(details);
  const lines = parsed.success ? parsed.data.lines : [];
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root role="region" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {t('generator.help.title')}
      </h2>
      <p>{t('generator.help.text')}</p>
      <ul>
        {lines.map(({ name, contact, hours, url }) => (
          <li key={name}>
            <b>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </b>
            <span>{contact}</span>
            {hours && <small>{hours}</small>}
          </li>
        ))}
      </ul>
      <p>{t('generator.help.charged')}</p>
      {onContinue && (
        <Actions>
          <Button onClick={onContinue}>{t('generator.help.continue')}</Button>
        </Actions>
      )}
    </Root>
  );
}
