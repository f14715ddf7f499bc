import { Dialog } from '../../../ui/overlays/Dialog.ts';
import { wideDialog } from '../../../ui/overlays/wideDialog.ts';
import { styled } from '../../../theme/styled.ts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import type { Passage } from './mergeTexts.ts';
import { ReadingText } from './ReadingText.tsx';
import { settleMerge, type Choice } from './settleMerge.ts';

const Title = styled('h2')({ fontSize: text.titleSm });
const Lead = styled('p')({ color: color.inkSoft, marginBlockStart: '.5rem' });
const List = styled('ol')({
  listStyle: 'none',
  padding: 0,
  marginBlock: space.s5,
  display: 'grid',
  gap: space.s5,
  '& > li': { display: 'grid', gap: space.s3, paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.line}` },
});
const Readings = styled('div')({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  '& > section': { padding: space.s4, borderRadius: radius.md, background: color.sunken, minInlineSize: 0 },
  '& > section[data-kept]': { background: color.surface, boxShadow: `inset 0 0 0 1.5px ${color.calm}` },
  '& h4': { fontSize: text.xs, color: color.inkSoft, marginBlockEnd: space.s2 },
});
const Passing = styled('h3')({ fontSize: text.md });

const choices = ['mine', 'theirs', 'both'] as const;

type Props = {
  readonly passages: readonly Passage[];
  /** Of the script. */
  readonly language: string;
  /** The text that the choices come to. */
  readonly onSettle: (content: string) => void;
  readonly onKeepMine: () => void;
  readonly onLater: () => void;
};

/** Shows both readings of each passage that two devices changed differently, and asks which stays. */
export function ConflictDialog({ passages, language, onSettle, onKeepMine, onLater }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const conflicts = passages.filter((passage) => passage.kind === 'conflict');
  // Both, until the person says otherwise: nothing goes because of a hasty press.
  const [chosen, setChosen] = useState<readonly Choice[]>(() => conflicts.map(() => 'both'));
  return (
    <Dialog open onClose={onLater} aria-labelledby={`${id}-title`} aria-describedby={`${id}-lead`} slotProps={wideDialog}>
      <Title id={`${id}-title`}>{t('saving.conflict.title')}</Title>
      <Lead id={`${id}-lead`}>{t('saving.conflict.lead', { count: conflicts.length })}</Lead>
      <List>
        {conflicts.map(({ mine, theirs }, index) => {
          const choice = chosen[index] ?? 'both';
          const name = t('saving.conflict.passage', { number: index + 1, count: conflicts.length });
          return (
            <li key={index}>
              <Passing>{name}</Passing>
              <Readings>
                <section data-kept={choice !== 'theirs' || undefined}>
                  <h4>{t('saving.conflict.mineIs')}</h4>
                  <ReadingText lines={mine} language={language} />
                </section>
                <section data-kept={choice !== 'mine' || undefined}>
                  <h4>{t('saving.conflict.theirsIs')}</h4>
                  <ReadingText lines={theirs} language={language} />
                </section>
              </Readings>
              <ChoiceGroup<Choice>
                look="segmented"
                legend={t('saving.conflict.choose', { name })}
                hideLegend
                options={choices.map((value) => ({ value, label: t(`saving.conflict.choices.${value}`) }))}
                value={choice}
                onChoose={(next) => setChosen(chosen.with(index, next))}
              />
            </li>
          );
        })}
      </List>
      <Actions sx={{ justifyContent: 'flex-end' }}>
        <Button tone="quiet" onClick={onLater}>
          {t('saving.conflict.later')}
        </Button>
        <Button onClick={onKeepMine}>{t('saving.conflict.keepMine')}</Button>
        <Button tone="primary" onClick={() => onSettle(settleMerge(passages, chosen))}>
          {t('saving.conflict.settle')}
        </Button>
      </Actions>
    </Dialog>
  );
}
