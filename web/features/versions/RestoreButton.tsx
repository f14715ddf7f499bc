import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { VersionSummary } from '../../../shared/versions.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { useChangeText } from './useChangeText.ts';

type Props = {
  readonly script: Script;
  readonly version: VersionSummary;
  readonly keep: (script: Script) => Promise<void>;
  readonly tone?: 'primary' | 'plain';
  /** What it says, where the version is not in sight. */
  readonly label?: string;
};

/** Makes a version the text again. It asks nothing first: what is there now stays a version, and comes back by "undo". */
export function RestoreButton({ script, version, keep, tone = 'primary', label }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { change, isPending } = useChangeText(keep);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const restore = (): void =>
    void change(
      { script, id: version.id, kind: 'version' },
      { done: t('versions.restore.done', { number: version.number }), failed: t('versions.restore.failed') },
    );
  return (
    <>
      <Button
        tone={tone}
        size="sm"
        unavailable={isPending || isBusy}
        aria-describedby={isBusy ? id : undefined}
        onClick={restore}
      >
        <Icon name="back" small />
        {isPending ? t('versions.restore.pending') : (label ?? t('versions.restore.action'))}
      </Button>
      {isBusy && (
        <Text id={id} data-size="sm">
          {t('versions.busy')}
        </Text>
      )}
    </>
  );
}
