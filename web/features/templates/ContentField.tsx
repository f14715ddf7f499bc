import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { templateLength } from '../../../shared/templates.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** Seconds of the two pauses that a press sets (specification, section 5). */
const pauses = { short: 2, long: 6 } as const;

type Props = {
  readonly value: string;
  readonly language: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** The text, with two buttons that set a pause where one is writing. */
export function ContentField({ value, language, error, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (seconds: number): void => {
    const at = area.current?.selectionEnd ?? value.length;
    const before = value.slice(0, at);
    const marker = `${before === '' || /\s$/u.test(before) ? '' : ' '}[pause:${seconds}]`;
    onChange(before + marker + value.slice(at));
    // The caret follows what was set, once the text is rendered.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + marker.length, at + marker.length);
    });
  };
  return (
    <>
      <Field
        label={t('templates.form.content')}
        hint={
          <>
            {t('templates.form.contentHint')}{' '}
            {value.length > templateLength.content * 0.7 &&
              t('generator.count', { used: formats.number(value.length), max: formats.number(templateLength.content) })}
          </>
        }
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            required
            lang={language}
            rows={12}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Actions>
        <Button size="sm" onClick={() => insert(pauses.short)}>
          {t('templates.form.shortPause', { seconds: pauses.short })}
        </Button>
        <Button size="sm" onClick={() => insert(pauses.long)}>
          {t('templates.form.longPause', { seconds: pauses.long })}
        </Button>
      </Actions>
    </>
  );
}
