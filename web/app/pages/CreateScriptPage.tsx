import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { presetAnswers } from '../../features/generations/answers.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { quickAction } from '../../lib/quickAction.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useBegin } from './generator/useBegin.ts';

/** Where a quick action leads: fills the form with what it asks for, once. Without one it is the generator. */
export function CreateScriptPage(): ReactNode {
  const { data: user } = useUser();
  const { language } = useLanguage();
  const settings = useSettings();
  const navigate = useNavigate();
  const begin = useBegin(user?.id ?? '');
  // It leads away at once; nothing that changes meanwhile matters.
  const start = useEffectEvent(() => {
    const wanted = quickAction.read();
    quickAction.forget();
    if (wanted === null) return void navigate(paths.generator, { replace: true });
    const first = presetAnswers(language, settings);
    const { theme, duration, approach = first.approach, style = first.style } = wanted;
    return begin({ ...first, theme, duration, approach, style }, { kind: 'quick', title: '' });
  });
  const isThere = Boolean(user);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isThere || isBegun.current) return;
    isBegun.current = true;
    start();
  }, [isThere]);
  return <Spinner />;
}
