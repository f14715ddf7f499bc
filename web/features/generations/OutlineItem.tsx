import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineSection } from '../../../shared/generations.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { formatClock } from '../../lib/format.ts';
import { color, font, media, radius, text } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionPurpose } from '../../ui/SectionPurpose.tsx';
import { Text } from '../../ui/Text.tsx';
import { OutlineTitleForm } from './OutlineTitleForm.tsx';
import type { ItemControl, ItemEdits } from './outlineControls.ts';

const Root = styled('li')({
  display: 'grid',
  gap: '.3rem .9rem',
  paddingBlock: '1.1rem',
  borderBlockStart: `1px solid ${color.line}`,
  '& > header': { display: 'flex', alignItems: 'baseline', gap: '.6rem', minInlineSize: 0 },
  '& > header > i': { font: `italic 400 1.125rem/1 ${font.serif}`, color: color.inkFaint, minInlineSize: '1.1em' },
  '& > header > h2': { fontSize: text.titleSm, overflowWrap: 'anywhere', minInlineSize: 0 },
  [media.large]: { '& > header': { flexWrap: 'wrap' }, '& > header > h2': { flex: '1 0 100%', order: -1 } },
  '& > header > button': { alignSelf: 'start', marginBlockStart: '-.3rem' },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: '.3rem .8rem', alignItems: 'center', marginBlockStart: '.35rem' },
  '& [role="group"]': {
    display: 'inline-flex',
    alignItems: 'center',
    border: `1px solid ${color.lineMid}`,
    borderRadius: radius.control,
  },
  '& [role="group"] > span': { minInlineSize: '3.4rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& [data-part="order"]': { display: 'inline-flex', gap: '.15rem' },
});

type Props = {
  readonly section: OutlineSection;
  readonly language: Language;
  readonly edits: ItemEdits;
};

/** One section of an outline: what it is called, what for and how long, each to be changed by a button. */
export function OutlineItem({ section, language, edits }: Props): ReactNode {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const { kind, title, position } = section;
  const close = (): void => {
    setRenaming(false);
    edits.focus(kind, 'rename');
  };
  return (
    <Root>
      <header>
        <i aria-hidden="true">{position}</i>
        <h2 lang={language}>{title}</h2>
        <IconButton
          {...markOf(section, 'rename')}
          icon="pen"
          small
          label={t('outline.rename', { title })}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        />
      </header>
      {isRenaming && (
        <OutlineTitleForm
          title={title}
          language={language}
          onClose={close}
          onSave={(typed) => {
            if (typed !== title) edits.rename(kind, typed);
            close();
          }}
        />
      )}
      <SectionPurpose kind={kind} />
      {edits.position !== 'between' && (
        <Text data-size="xs" data-tone="faint">
          {t(`outline.${edits.position}`)}
        </Text>
      )}
      <footer>
        <LengthButtons section={section} edits={edits} />
        {edits.position === 'between' && <OrderButtons section={section} edits={edits} />}
      </footer>
    </Root>
  );
}

/** By which the list finds a control again that an edit has moved. */
const markOf = ({ kind }: OutlineSection, control: ItemControl) => ({ 'data-control': `${kind}-${control}` });

function LengthButtons({ section, edits }: Pick<Props, 'section' | 'edits'>): ReactNode {
  const { t } = useTranslation();
  const { kind, title, plannedSeconds } = section;
  return (
    <span role="group" aria-label={t('outline.length', { title })}>
      <IconButton
        {...markOf(section, 'shorter')}
        icon="minus"
        small
        label={t('outline.shorter', { title })}
        unavailable={edits.shorter === null}
        onClick={() => edits.resize(kind, edits.shorter)}
      />
      <span>{formatClock(plannedSeconds)}</span>
      <IconButton
        {...markOf(section, 'longer')}
        icon="plus"
        small
        label={t('outline.longer', { title })}
        unavailable={edits.longer === null}
        onClick={() => edits.resize(kind, edits.longer)}
      />
    </span>
  );
}

function OrderButtons({ section, edits }: Pick<Props, 'section' | 'edits'>): ReactNode {
  const { t } = useTranslation();
  const { kind, title } = section;
  return (
    <span data-part="order">
      <IconButton
        {...markOf(section, 'up')}
        icon="up"
        small
        label={t('outline.up', { title })}
        unavailable={edits.up === null}
        onClick={() => edits.move(kind, edits.up, 'up')}
      />
      <IconButton
        {...markOf(section, 'down')}
        icon="down"
        small
        label={t('outline.down', { title })}
        unavailable={edits.down === null}
        onClick={() => edits.move(kind, edits.down, 'down')}
      />
      <IconButton
        {...markOf(section, 'drop')}
        icon="trash"
        small
        label={t('outline.drop', { title })}
        unavailable={!edits.canDrop}
        onClick={() => edits.drop(section)}
      />
    </span>
  );
}
