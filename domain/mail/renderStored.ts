import type { MailContent } from './mail.queries.ts';
import { isMailKind } from './mailKinds.ts';
import { renderMail, type RenderedMail } from './renderMail.ts';
import { openSecret } from './seal.ts';

export type MailSettings = { readonly publicUrl: string; readonly sessionSecret: string };

/** A mail of the outbox as it goes out. Throws where it cannot be made: an unknown kind, or a secret of another key. */
export function renderStored(mail: MailContent, { publicUrl, sessionSecret }: MailSettings): RenderedMail {
  if (!isMailKind(mail.kind)) throw new Error(`no mail of the kind ${mail.kind}`);
  const token = mail.secret && openSecret(sessionSecret, mail.secret);
  return renderMail(mail.kind, mail.params, mail.language, { publicUrl, token });
}
