import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { themes, type Theme } from '../../../shared/vocabulary.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { errorText } from '../../lib/errorText.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GrowingSample } from './GrowingSample.tsx';
import type { TextView } from './TextView.ts';
import { useSample } from './useSample.ts';

const Root = styled('figure')({
  color: color.ink,
  background: color.surface,
  borderRadius: radius.xl,
  boxShadow: color.shadow3,
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '& > form': { display: 'flex', flexWrap: 'wrap', gap: space.s2, justifyContent: 'space-between' },
  '& > figcaption': { fontSize: text.xs, color: color.inkFaint },
});

const Waiting = styled('div')({ minBlockSize: '25rem' });

/** The composer at work: a short script for whoever looks in, and another as often as they like. */
export function LiveSample({ Text }: { readonly Text: TextView }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [theme, setTheme] = useState<Theme>('relaxation');
  const [round, setRound] = useState(0);
  const { data: sample, error, refetch } = useSample({ language, theme, round });
  const again = (): void => void (error ? refetch() : setRound(round + 1));
  return (
    <Root aria-label={t('landing.sample.label')}>
      {sample && <GrowingSample key={sample.seed} sample={sample} Text={Text} />}
      {!sample && (
        <Waiting>
          {error ? (
            <Note kind="warn" role="alert">
              <p>{t('landing.sample.failed')}</p>
              <p>{errorText(error)}</p>
            </Note>
          ) : (
            <>
              <p role="status">{t('landing.sample.waiting')}</p>
              <Skeleton widths={[54, 92, 97, 88, 61]} />
            </>
          )}
        </Waiting>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          again();
        }}
      >
        <Select
          small
          aria-label={t('landing.sample.theme')}
          value={theme}
          onChange={(event) => setTheme(themes.find((one) => one === event.target.value) ?? theme)}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`vocabulary.themes.${one}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" size="sm">
          {t(error ? 'app.oops.again' : 'landing.sample.again')}
        </Button>
      </form>
      <figcaption>{t('scripts.writer.composer')}</figcaption>
    </Root>
  );
}
