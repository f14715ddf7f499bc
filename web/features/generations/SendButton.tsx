import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';

type Props = {
  /** Why it cannot start now; `null` when it can. */
  readonly reason: string | null;
  readonly pending: boolean;
};

/** Asks for the script; while it cannot, says why. */
export function SendButton({ reason, pending }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Button
        type="submit"
        tone="primary"
        size="lg"
        wide
        unavailable={pending || reason !== null}
        aria-describedby={reason ? id : undefined}
      >
        {t(pending ? 'generator.receipt.pending' : 'generator.receipt.action')}
      </Button>
      {reason && (
        <Text id={id} data-size="sm">
          {reason}
        </Text>
      )}
    </>
  );
}
