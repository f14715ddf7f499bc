import { getUser } from '../../../shared/routes/accounts.routes.ts';
import { updateUser } from '../../../shared/routes/profile.routes.ts';
import { confirmEmail } from '../../../shared/routes/confirmation.routes.ts';
import { getCredits } from '../../../shared/routes/credits.routes.ts';
import { Client } from '../Client.ts';
import { factories } from '../factories.ts';
import type { Person } from '../signingUp.ts';
import { startTestApi } from '../startTestApi.ts';
import { startTestWorker } from '../startTestWorker.ts';
import type { TestBase } from '../useDatabase.ts';
import { waitUntil } from '../waitUntil.ts';
import { startMailServer } from './mailServer.ts';

export const publicUrl = 'https://stillpoint.example';

// The API only has to know that there is a mail server; the worker talks to it.
const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@stillpoint.example' };

type Sending = Awaited<ReturnType<typeof startMailServer>>;

/** An API for which addresses are to be confirmed, people who sign up with it, and the links that they are sent. */
export async function openConfirming(base: TestBase) {
  const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1', ...mailSettings });
  const { newEmail, password, register } = factories(base, api);
  let last = 0;
  /** An address of their own for everybody, for addresses are throttled. */
  const from = (): Record<string, string> => {
    last += 1;
    return { 'x-forwarded-for': `203.0.113.${last}` };
  };
  const visitor = (): Client => new Client(api.url, from());
  const userOf = ({ client }: Person) => client.call(getUser, {});

  /** A worker and the mail server that it sends to, for one test. */
  async function startSending(): Promise<Sending> {
    const server = await startMailServer();
    await startTestWorker(base.url, { ...mailSettings, SMTP_URL: server.url, PUBLIC_URL: publicUrl });
    return server;
  }

  /** The token of the newest link that an address was sent, once there are so many. */
  const tokenTo = (sending: Sending, address: string, count = 1, page = 'confirm-email'): Promise<string> =>
    waitUntil(`${count} links to ${address}`, () => {
      const tokens = sending.received
        .filter(({ to }) => to === address)
        .flatMap(({ text }) => new RegExp(String.raw`${page}#(\S+)`, 'u').exec(text)?.[1] ?? []);
      return tokens.length >= count ? tokens.at(-1) : undefined;
    });

  return {
    api,
    newEmail,
    password,
    visitor,
    signUp: (): Promise<Person> => register({ headers: from() }),
    userOf,
    creditsOf: ({ client }: Person) => client.call(getCredits, {}),
    startSending,
    tokenTo,
    /** Uses a link, whatever comes of it. */
    use: (token: string) => visitor().try(confirmEmail, { body: { token } }),
    /** Asks for another address, as the profile does. */
    askFor: async (person: Person, email: string) => {
      const { revision } = await userOf(person);
      return person.client.call(updateUser, { body: { baseRevision: revision, email, password } });
    },
  };
}
