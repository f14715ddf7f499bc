import { createTransport } from 'nodemailer';
import type { Send } from '../../domain/mail/sendMail.ts';

export type SenderSettings = { readonly smtpUrl: string; readonly from: string; readonly publicUrl: string };
export type Sender = { readonly send: Send; readonly close: () => void };

/** Milliseconds to connect, until the server's greeting, and of silence: together well within a mail's claim. */
const connectMs = 15_000;
const greetingMs = 15_000;
const silenceMs = 45_000;

/** Hands mails to the server of `SMTP_URL`, over a few connections that are kept open. */
export function createSender({ smtpUrl, from, publicUrl }: SenderSettings): Sender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    // Nothing of ours is read from files or fetched from elsewhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          // The same for every attempt, so that a second copy can be told to be one.
          messageId: `<${id}@${domain}>`,
          // Nobody's holiday notice answers it (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: isRefusal(error) ? 'refused' : 'delayed', reason: reasonOf(error).replaceAll(to, '<the address>') };
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about this recipient or this mail is for good. One about signing in is a matter of our settings, and may be fixed. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = fieldsOf(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}

function reasonOf(error: unknown): string {
  const { code } = fieldsOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return `${typeof code === 'string' ? `${code}: ` : ''}${message}`.slice(0, 500);
}

const fieldsOf = (error: unknown): { readonly code?: unknown; readonly responseCode?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};
