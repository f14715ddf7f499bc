import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../../../../shared/generations.schema.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { sectionAnchor } from '../../../lib/sectionAnchor.ts';
import { useLanding } from '../../../lib/useLanding.ts';

/** Leads to the section that the address names, and to one once it has been written again before the reader's eyes, unless something is being typed. */
export function useRewrittenLanding({ generation }: Pick<Script, 'generation'>): void {
  const navigate = useNavigate();
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (generation?.scope?.kind !== 'section') return;
    if (isOpen(generation)) awaited.current = generation.id;
    else if (awaited.current === generation.id) {
      awaited.current = null;
      const isTyping = document.activeElement?.matches('input, textarea, [contenteditable], [role="dialog"] *') ?? false;
      if (generation.status !== 'completed' || isTyping) return;
      void navigate({ hash: sectionAnchor(generation.scope.section) }, { replace: true, preventScrollReset: true });
    }
  }, [generation, navigate]);
  useLanding();
}
