import { EditorView } from '@codemirror/view';
import { styled } from '../../theme/styled.ts';
import { useEffect, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { clockFor } from '../../../shared/markup/clock.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { breakpoint, em } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ClockPanel } from './clock/ClockPanel.tsx';
import { Dock } from './clock/Dock.tsx';
import { findPace } from './clock/findPace.ts';
import { timeReading } from './clock/timeReading.ts';
import type { EditorHandle } from './EditorHandle.ts';
import { EditorFindings } from './findings/EditorFindings.tsx';
import type { FitProps } from './fitting/FitDial.tsx';
import { Layout } from './Layout.tsx';
import { Outline } from './outline/Outline.tsx';
import { OutlineDrawer } from './outline/OutlineDrawer.tsx';
import { SearchPanel } from './search/SearchPanel.tsx';
import { openHandle } from './surface/openHandle.ts';
import { surfaceStyle } from './surface/surfaceStyle.ts';
import { useView } from './surface/useView.ts';
import { Tools } from './tools/Tools.tsx';
import { useStatus } from './useStatus.ts';

const Paper = styled(Sheet)({
  padding: '2.5rem min(clamp(1.4rem, 5.5vw, 4.5rem), 7vw) 3.5rem',
  '& > div': { maxInlineSize: '42rem', marginInline: 'auto', ...surfaceStyle },
});

type Props = {
  readonly script: Script;
  /** What it begins with; a later one changes nothing. `history` is what the handle's `history` gave. */
  readonly initial: { readonly content: string; readonly history: unknown };
  readonly isReadOnly: boolean;
  /** Whether the text is stored as it stands. */
  readonly isSaved: boolean;
  /** Called with each change; the text is only put together where it is asked for. */
  readonly onChange: (content: () => string) => void;
  /** What the pauses may be fitted to: the plan's length; nothing is saved from the first step to the last. */
  readonly fit: Pick<FitProps, 'plan' | 'onHold' | 'onRelease'>;
  /** More sheets beside the text, under the clock and the findings. */
  readonly panels?: ReactNode;
  /** Has a section written again, by its place, from 1. */
  readonly onRewrite?: (section: number) => void;
  readonly ref?: Ref<EditorHandle>;
};

/** A script's text, to be changed, with its outline, its clock and what the checks find. */
export function ScriptEditor({ script, initial, isReadOnly, isSaved, onChange, fit, panels, onRewrite, ref }: Props): ReactNode {
  const { t } = useTranslation();
  const view = useView({ initial, isReadOnly, onChange, script, label: t('editor.label') });
  const handle = useMemo(() => openHandle(view), [view]);
  useImperativeHandle(ref, () => handle, [handle]);
  const hasOutline = useMedia(`(min-width: ${em(breakpoint.rail + 160)})`);
  const { reading, section, cursor, searchPanel } = useStatus(view);
  const { readingSpeed } = useSettings();
  const clock = useMemo(() => clockFor({ ...script, readingSpeed }), [script, readingSpeed]);
  const time = useMemo(() => timeReading(reading, clock), [reading, clock]);
  const stretches = useMemo(() => findPace(reading, clock), [reading, clock]);
  const show = (at: number): void => {
    view.focus();
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  };
  const { language, duration } = script;
  const outline = (onJump?: () => void): ReactNode => (
    <Outline view={view} time={time} language={language} onRewrite={onRewrite} {...(onJump && { onJump })} />
  );
  return (
    <>
      <Layout>
        {hasOutline && <div data-part="outline">{outline()}</div>}
        <div data-part="text">
          <OutlineDrawer outline={outline}>
            {(open) => <Tools view={view} isReadOnly={isReadOnly} onOutline={hasOutline ? undefined : open} />}
          </OutlineDrawer>
          <Paper>
            <VisuallyHidden id="script-text-hint">{t('editor.hint')}</VisuallyHidden>
            <Surface view={view} />
          </Paper>
        </div>
        <div data-part="panels">
          <ClockPanel
            time={time}
            duration={duration}
            stretches={stretches}
            fit={isReadOnly ? null : { ...fit, view, reading }}
            onShow={show}
          />
          <EditorFindings view={view} handle={handle} language={language} isReadOnly={isReadOnly} isSaved={isSaved} />
          {panels}
        </div>
      </Layout>
      <Dock
        time={time}
        duration={duration}
        stretches={stretches}
        section={section}
        cursor={cursor}
        language={language}
        onShow={show}
      />
      {searchPanel && createPortal(<SearchPanel view={view} />, searchPanel)}
    </>
  );
}

/** Where the editor's own element hangs. */
function Surface({ view }: { readonly view: EditorView }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.append(view.dom);
    view.requestMeasure();
    return () => view.dom.remove();
  }, [view]);
  return <div ref={host} />;
}
