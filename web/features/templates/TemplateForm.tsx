import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { templateLength } from '../../../shared/templates.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDraftsText } from '../../lib/useDraftsText.ts';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AboutFields } from './AboutFields.tsx';
import { ContentField } from './ContentField.tsx';
import { SoundFields } from './SoundFields.tsx';
import { TemplateText } from './TemplateText.tsx';
import { useTemplateForm, type TemplateFormOptions } from './useTemplateForm.ts';

const Root = styled('form')({ display: 'grid', gap: space.s4, maxInlineSize: '52rem' });
const Group = styled(Sheet)({
  padding: space.sheet,
  display: 'grid',
  gap: space.s5,
  '& > h2': { fontSize: text.titleMd },
});

type TemplateFields = ReturnType<typeof useTemplateForm>;

/** Writes a template or changes one; what is not saved yet is kept as a draft. */
export function TemplateForm(options: TemplateFormOptions): ReactNode {
  const { t } = useTranslation();
  const form = useTemplateForm(options);
  const draftsText = useDraftsText(options.accountId);
  const { answers, change, submit } = form;
  return (
    <Root noValidate onSubmit={submit}>
      {draftsText !== null && <QuotaLine>{draftsText}</QuotaLine>}
      <Group>
        <h2>{t('templates.form.about')}</h2>
        <AboutFields answers={answers} problems={form.problems} change={change} />
      </Group>
      <Group>
        <h2>{t('templates.form.sound')}</h2>
        <SoundFields answers={answers} problems={form.problems} change={change} />
      </Group>
      <Group>
        <h2>{t('templates.form.text')}</h2>
        <TextFields form={form} />
      </Group>
      <Group>
        <Switch
          label={t('templates.form.share')}
          hint={t('templates.form.shareHint')}
          checked={answers.isPublic}
          onChange={(isPublic) => change({ isPublic })}
        />
      </Group>
      <Refusals form={form} />
      <FormActions template={options.template} form={form} />
    </Root>
  );
}

function TextFields({ form: { answers, problems, change } }: { readonly form: TemplateFields }): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      <Field
        optional
        label={t('templates.form.structure')}
        hint={t('templates.form.structureHint', { max: templateLength.sections })}
        error={problems.structure}
      >
        {(control) => (
          <TextArea {...control} value={answers.structure} onChange={(event) => change({ structure: event.target.value })} />
        )}
      </Field>
      <ContentField
        value={answers.content}
        language={answers.language}
        error={problems.content}
        onChange={(content) => change({ content })}
      />
      {answers.content.trim() !== '' && (
        <details>
          <summary>{t('templates.form.preview')}</summary>
          <TemplateText content={answers.content} language={answers.language} />
        </details>
      )}
    </FormGap>
  );
}

/** Why it was not saved. */
function Refusals({ form: { failure, isConflict, isRefused } }: { readonly form: TemplateFields }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {isConflict && <Note kind="warn">{t('templates.conflict')}</Note>}
      {failure && !isConflict && <Note kind="danger">{errorText(failure)}</Note>}
      {isRefused && (
        <Note kind="danger" role="alert">
          {t('templates.form.look')}
        </Note>
      )}
    </>
  );
}

type ActionsProps = Pick<TemplateFormOptions, 'template'> & { readonly form: TemplateFields };

function FormActions({ template, form: { isPending, isChanged, discard } }: ActionsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <Button type="submit" tone="primary" unavailable={isPending}>
        {t(isPending ? 'templates.form.saving' : 'templates.form.save')}
      </Button>
      <LinkButton to={template ? pathTo(paths.template, { id: template.id }) : paths.templates}>
        {t('templates.form.back')}
      </LinkButton>
      {isChanged && (
        <Button tone="quiet" onClick={discard}>
          {t('templates.form.discard')}
        </Button>
      )}
    </Actions>
  );
}
