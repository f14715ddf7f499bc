import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { errorText } from '../../../lib/errorText.ts';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormGap } from '../../../ui/FormGap.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { ContentField } from './ContentField.tsx';
import { OwnScriptFields } from './OwnScriptFields.tsx';
import { useOwnScriptForm } from './useOwnScriptForm.ts';

const Root = styled('form')({ display: 'grid', gap: space.s4, maxInlineSize: '52rem' });
const Group = styled(Sheet)({ padding: space.sheet });

type Props = { readonly accountId: string; readonly onBegun: (script: Script) => void };

/** What a script of one's own is, before its first word; what is filled in is kept until it is begun. */
export function OwnScriptForm({ accountId, onBegun }: Props): ReactNode {
  const { t } = useTranslation();
  const { answers, change, submit, problemText, isPending, error } = useOwnScriptForm(accountId, onBegun);
  return (
    <Root noValidate onSubmit={submit}>
      <Group>
        <FormGap>
          <Field label={t('ownScript.name')} error={problemText('title')}>
            {(control) => (
              <TextInput
                {...control}
                required
                autoComplete="off"
                value={answers.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
          <OwnScriptFields answers={answers} change={change} durationProblem={problemText('duration')} />
          <ContentField
            value={answers.content}
            language={answers.language}
            error={problemText('content')}
            onChange={(content) => change({ content })}
            onImported={({ title, content }) => change({ content, title: answers.title.trim() || title })}
          />
        </FormGap>
      </Group>
      {error && <Note kind="danger">{errorText(error)}</Note>}
      <Actions>
        <Button type="submit" tone="primary" unavailable={isPending}>
          {t(isPending ? 'ownScript.beginning' : 'ownScript.begin')}
        </Button>
      </Actions>
    </Root>
  );
}
