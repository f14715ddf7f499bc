import { styled } from '../theme/styled.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { TextInput } from './TextInput.tsx';

const Root = styled('span')({
  position: 'relative',
  display: 'block',
  '& > input': { paddingInlineEnd: '3rem' },
  '& > button': { position: 'absolute', inset: '4px 4px auto auto' },
});

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Root>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        icon={shown ? 'eyeOff' : 'eye'}
        label={t(shown ? 'app.form.hidePassword' : 'app.form.showPassword')}
        onClick={() => setShown(!shown)}
      />
    </Root>
  );
}
