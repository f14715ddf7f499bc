import type { ReactNode } from 'react';
import { fromTemplate } from '../../../features/generations/starts/fromTemplate.ts';
import { useTemplate } from '../../../features/templates/useTemplate.ts';
import { BeginWhenThere } from './BeginWhenThere.tsx';
import { useBegin } from './useBegin.ts';

export function BeginFromTemplate({ accountId, id }: { readonly accountId: string; readonly id: string }): ReactNode {
  const begin = useBegin(accountId);
  const found = useTemplate(id);
  return (
    <BeginWhenThere
      what="template"
      found={found}
      begin={(template) => begin(fromTemplate(template), { kind: 'template', title: template.title })}
    />
  );
}
