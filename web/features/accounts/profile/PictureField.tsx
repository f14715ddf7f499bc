import { styled } from '../../../theme/styled.ts';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/accounts.schema.ts';
import { maxPictureMegabytes, maxPictureBytes, pictureTypes } from '../../../../shared/pictures.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Avatar } from './Avatar.tsx';
import { pictureProblem } from './pictureProblem.ts';
import { usePicture } from './usePicture.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s4,
  alignItems: 'center',
  '& > div': { flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: '.6rem' },
  '& small': { fontSize: text.xs, color: color.inkFaint },
});

/** The picture as it is, and what can be done with it. What is far too large is not even sent. */
export function PictureField({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const picture = usePicture();
  const input = useRef<HTMLInputElement>(null);
  const change = (file: File | null): void =>
    picture.mutate(file, {
      onSuccess: () => showToast({ kind: 'success', text: t(file ? 'profile.picture.saved' : 'profile.picture.removed') }),
      onError: (error) => showFailure(error, t('profile.picture.failed'), pictureProblem(error)),
    });
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!file || picture.isPending) return;
    if (file.size <= maxPictureBytes) return change(file);
    showToast({
      kind: 'error',
      title: t('profile.picture.failed'),
      text: t('profile.picture.tooLarge', { max: maxPictureMegabytes }),
    });
  };
  const hasOne = user.profilePictureUrl !== null;
  const word = picture.isPending ? 'pending' : hasOne ? 'change' : 'choose';
  return (
    <Root>
      <Avatar user={user} large />
      <div>
        <Actions>
          <Button size="sm" unavailable={picture.isPending} onClick={() => input.current?.click()}>
            {t(`profile.picture.${word}`)}
          </Button>
          {hasOne && (
            <Button size="sm" tone="quiet" unavailable={picture.isPending} onClick={() => change(null)}>
              {t('profile.picture.remove')}
            </Button>
          )}
        </Actions>
        <input ref={input} type="file" hidden accept={pictureTypes.join(',')} onChange={choose} />
        <small>{t('profile.picture.hint', { max: maxPictureMegabytes })}</small>
        {picture.isError && <Note kind="danger">{pictureProblem(picture.error)}</Note>}
      </div>
    </Root>
  );
}
