import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { breakpoint, em, space, text } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Rule } from '../../ui/Rule.tsx';
import { Stages } from '../../ui/Stages.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { stagesOf } from './stagesOf.ts';

const Root = styled('aside')({ display: 'grid', gap: space.s4, alignContent: 'start', '& h2': { fontSize: text.titleSm } });

type Props = {
  readonly script: Script;
  readonly generation: Generation;
  readonly available: number | undefined;
  readonly children?: ReactNode;
};

/** The way of the job beside the text, and what it does to the credits. */
export function WritingAside({ script, generation, available, children }: Props): ReactNode {
  const { t } = useTranslation();
  const isBelow = useMedia(`(max-width: ${em(breakpoint.medium)})`);
  return (
    <Root aria-label={t('generations.onItsWay')}>
      {!isBelow && (
        <>
          <h2>{t('generations.onItsWay')}</h2>
          <Stages stages={stagesOf(script, generation)} />
          <Rule />
        </>
      )}
      <Pairs
        pairs={[
          { name: t('generations.held'), value: t('app.credits', { count: generation.cost }) },
          ...(available === undefined ? [] : [{ name: t('generations.balance'), value: t('app.credits', { count: available }) }]),
        ]}
      />
      <Text data-size="xs" data-tone="faint">
        {t('generations.settled')}
      </Text>
      {children}
    </Root>
  );
}
