import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import type { EditorHandle } from '../../../features/editor/EditorHandle.ts';
import { SuggestionPanel } from '../../../features/editor/suggestions/SuggestionPanel.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  readonly script: Script;
  readonly editor: RefObject<EditorHandle | null>;
  readonly isReadOnly: boolean;
};

/** Metaphors beside the text, once they are asked for; they follow the cursor from section to section. */
export function EditorSuggestions({ script, editor, isReadOnly }: Props): ReactNode {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [section, setSection] = useState(0);
  useEffect(() => {
    if (!isShown) return undefined;
    const follow = (): void => setSection(editor.current?.cursorSection() ?? 0);
    follow();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [isShown, editor]);
  return (
    <>
      <Actions sx={{ marginBlock: '1rem' }}>
        <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Icon name="sparkle" small />
          {t('suggestions.title')}
        </Button>
      </Actions>
      {isShown && (
        <SuggestionPanel
          script={script}
          section={section}
          isReadOnly={isReadOnly}
          isSaid={(content) => hasOneOf(editor.current?.content() ?? '', content)}
          onInsert={(content) => editor.current?.insert(content)}
        />
      )}
    </>
  );
}

/** Whether a text has one of these sentences, whatever pause follows there. */
const hasOneOf = (text: string, sentences: string): boolean =>
  sentences.split('\n').some((line) => text.includes(line.replace(/\s*\[pause:\d+\]$/u, '')));
