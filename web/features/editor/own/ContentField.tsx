import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportedScript } from '../../../../shared/import/readTxt.ts';
import { settleFailure, showToast } from '../../../lib/toasts.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { readScriptFile, scriptFiles } from './readScriptFile.ts';

type Props = {
  readonly value: string;
  readonly language: string;
  readonly error: string | undefined;
  readonly onChange: (content: string) => void;
  readonly onImported: (script: ImportedScript) => void;
};

const readingFile = 'read-file';

/** A text that is there already: pasted, or out of a file. */
export function ContentField({ value, language, error, onChange, onImported }: Props): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const script = await readScriptFile(file);
    if (!script) {
      showToast({ kind: 'error', title: t('ownScript.file.failed'), text: t('ownScript.file.kinds'), act: readingFile });
      return;
    }
    settleFailure(readingFile);
    onImported(script);
  };
  return (
    <>
      <Field optional label={t('ownScript.content')} hint={t('ownScript.contentHint')} error={error}>
        {(control) => <TextArea {...control} lang={language} value={value} onChange={(event) => onChange(event.target.value)} />}
      </Field>
      <Actions>
        <Button size="sm" onClick={() => input.current?.click()}>
          <Icon name="upload" small />
          {t('ownScript.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={scriptFiles}
          aria-label={t('ownScript.file.choose')}
          onChange={(event) => void choose(event)}
        />
      </Actions>
    </>
  );
}
