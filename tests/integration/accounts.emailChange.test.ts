import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { StreamEvent, userStream } from '../../shared/events.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { changePassword, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import {
  cancelEmailChange,
  checkConfirmation,
  confirmEmail,
  renewConfirmation,
  sendConfirmationAgain,
} from '../../shared/routes/confirmation.routes.ts';
import { requestReset, resetPassword } from '../../shared/routes/recovery.routes.ts';
import { applyEvent } from '../../web/realtime/applyEvent.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { openConfirming } from '../support/mail/openConfirming.ts';
import { subjectOf } from '../support/mail/subjectOf.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const { api, newEmail, password, visitor, signUp, userOf, startSending, tokenTo, use, askFor } = await openConfirming(base);
const { rows } = base;

describe('another address', () => {
  test('waits for its link; the old one signs in until then and is told twice', async () => {
    const sending = await startSending();
    const person = await signUp();
    await use(await tokenTo(sending, person.user.email));
    const { email: old, revision } = await userOf(person);
    const email = newEmail();
    const body = { baseRevision: revision, email, fullName: 'Mira' };
    await person.client.refused('WRONG_PASSWORD', updateUser, { body });
    await person.client.refused('WRONG_PASSWORD', updateUser, { body: { ...body, password: 'not this' } });
    const tab = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await tab.ready();
    const asked = await person.client.call(updateUser, { body: { ...body, password } });
    expect(asked).toMatchObject({ email: old, pendingEmail: email, isEmailConfirmed: true, fullName: 'Mira' });
    expect((await tab.completion('user.changed')).payload).toMatchObject({ email: old, pendingEmail: email });
    const token = await tokenTo(sending, email);
    const note = await waitUntil('the note', () =>
      sending.received.find(({ to, headers }) => to === old && headers['subject'] === subjectOf('email_requested')),
    );
    expect(note.text).toContain(email);
    expect(note.text).not.toContain(token);
    await visitor().call(signIn, { body: { email: old, password } });
    await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email, password } });
    expect(await visitor().call(confirmEmail, { body: { token } })).toEqual({ email, credits: 0 });
    expect(await userOf(person)).toMatchObject({ email, pendingEmail: null, isEmailConfirmed: true, credits: 3 });
    await visitor().call(signIn, { body: { email, password } });
    await visitor().refused('INVALID_CREDENTIALS', signIn, { body: { email: old, password } });
    const told = await waitUntil('the second note', () =>
      sending.received.find(({ to, headers }) => to === old && headers['subject'] === subjectOf('email_changed')),
    );
    expect(told.text).toContain(email);
  });

  test('confirms an account whose first address never was, with its credits', async () => {
    const sending = await startSending();
    const person = await signUp();
    const first = await tokenTo(sending, person.user.email);
    const email = newEmail();
    await askFor(person, email);
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token: first } });
    expect(await visitor().call(confirmEmail, { body: { token: await tokenTo(sending, email) } })).toEqual({ email, credits: 3 });
    expect(await userOf(person)).toMatchObject({ email, isEmailConfirmed: true, credits: 3 });
  });

  test('can be taken back, changed and asked for again: only the newest link works', async () => {
    const sending = await startSending();
    const person = await signUp();
    await use(await tokenTo(sending, person.user.email));
    const [one, two] = [newEmail(), newEmail()];
    await askFor(person, one);
    await askFor(person, two);
    const tokens = [await tokenTo(sending, one), await tokenTo(sending, two)];
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token: tokens[0] } });
    const kept = await person.client.call(cancelEmailChange, {});
    expect(kept).toMatchObject({ email: person.user.email, pendingEmail: null });
    await visitor().refused('CONFIRM_USED', checkConfirmation, { body: { token: tokens[1] } });
    await visitor().refused('CONFIRM_USED', renewConfirmation, { body: { token: tokens[1] } });
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token: tokens[1] } });
    expect(await person.client.call(cancelEmailChange, {})).toEqual(kept);
    await askFor(person, two);
    // Two mails under way at once may overtake each other; which link is the newest is known by the mail that comes after.
    await tokenTo(sending, two, 2);
    await person.client.call(sendConfirmationAgain, {});
    await use(await tokenTo(sending, two, 3));
    expect(await userOf(person)).toMatchObject({ email: two });
  });

  test('needs no confirmation where only its letters are other ones', async () => {
    const person = await signUp();
    const email = person.user.email.toUpperCase();
    expect(await askFor(person, email)).toMatchObject({ email, pendingEmail: null });
  });

  test('that has an account is refused at once, and guesses run out', async () => {
    const person = await signUp();
    const other = await signUp();
    const body = { baseRevision: person.user.revision, email: other.user.email.toUpperCase(), password };
    for (let count = 0; count < 10; count += 1) await person.client.refused('EMAIL_TAKEN', updateUser, { body });
    await person.client.refused('RATE_LIMITED', updateUser, { body });
    expect(await userOf(person)).toMatchObject({ pendingEmail: null });
  });

  test('that somebody took meanwhile is refused at the end, and stays theirs', async () => {
    const sending = await startSending();
    const person = await signUp();
    const email = newEmail();
    await askFor(person, email);
    const token = await tokenTo(sending, email);
    const owner = await visitor().call(registerAccount, { body: { email, password } });
    await visitor().refused('EMAIL_TAKEN', confirmEmail, { body: { token } });
    expect(await userOf(person)).toMatchObject({ email: person.user.email, pendingEmail: email });
    expect(await visitor().call(signIn, { body: { email, password } })).toMatchObject({ id: owner.id });
  });

  test('goes to one of two who confirm it at the same moment', async () => {
    const sending = await startSending();
    const people = [await signUp(), await signUp()];
    const email = newEmail();
    const tokens = [];
    for (const [index, person] of people.entries()) {
      await askFor(person, email);
      tokens.push(await tokenTo(sending, email, index + 1));
    }
    const replies = await Promise.all(tokens.map(use));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
    expect(replies.find(({ status }) => status === 400)?.text).toContain('EMAIL_TAKEN');
    const holders = await Promise.all(people.map(userOf));
    expect(holders.filter((user) => user.email === email)).toHaveLength(1);
  });

  test('is asked for by nobody who has not seen the newest', async () => {
    const person = await signUp();
    const body = { email: newEmail(), password };
    const { revision } = await askFor(person, newEmail());
    await person.client.refused('VERSION_CONFLICT', updateUser, { body: { ...body, baseRevision: revision - 1 } });
  });

  test('fills no mailbox: five links an hour go to an account, and to an address', async () => {
    const person = await signUp();
    for (let count = 1; count < 5; count += 1) await askFor(person, newEmail());
    const body = { baseRevision: (await userOf(person)).revision, email: newEmail(), password };
    await person.client.refused('RATE_LIMITED', updateUser, { body });
    const email = newEmail();
    for (let count = 0; count < 5; count += 1) await askFor(await signUp(), email);
    const sixth = await signUp();
    await sixth.client.refused('RATE_LIMITED', updateUser, { body: { baseRevision: 1, email, password } });
    expect(await userOf(sixth)).toMatchObject({ pendingEmail: null, revision: 1 });
    // Whoever it belongs to can still sign up with it.
    await visitor().call(registerAccount, { body: { email, password } });
  });

  test.each(['changes', 'resets'])('is forgotten when the owner %s the password', async (way) => {
    const sending = await startSending();
    const person = await signUp();
    const { email: old } = person.user;
    const email = newEmail();
    await askFor(person, email);
    const token = await tokenTo(sending, email);
    const newPassword = 'a new battery';
    if (way === 'changes') await person.client.call(changePassword, { body: { currentPassword: password, newPassword } });
    else {
      await visitor().call(requestReset, { body: { email: old } });
      const reset = await tokenTo(sending, old, 1, 'reset-password');
      await visitor().call(resetPassword, { body: { token: reset, password: newPassword } });
    }
    await visitor().refused('CONFIRM_USED', confirmEmail, { body: { token } });
    expect(await visitor().call(signIn, { body: { email: old, password: newPassword } })).toMatchObject({ pendingEmail: null });
  });

  test('ends the links to choose a password that went to the old one', async () => {
    const sending = await startSending();
    const person = await signUp();
    await visitor().call(requestReset, { body: { email: person.user.email } });
    const reset = await tokenTo(sending, person.user.email, 1, 'reset-password');
    const email = newEmail();
    await askFor(person, email);
    await use(await tokenTo(sending, email));
    await visitor().refused('RESET_USED', resetPassword, { body: { token: reset, password: 'a new battery' } });
  });
});

test('the cache after the events is the cache after asking again', async () => {
  const sending = await startSending();
  const person = await signUp();
  const cache = new QueryClient();
  cache.setQueryData(queryKeys.user, person.user);
  const [one, two] = [newEmail(), newEmail()];
  await askFor(person, one);
  await person.client.call(cancelEmailChange, {});
  await askFor(person, two);
  await use(await tokenTo(sending, two));
  const stored = await rows('select stream, seq::int, type, payload, at from event where stream = $1 order by seq', [
    userStream(person.user.id),
  ]);
  const events = stored.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
  expect(events.map(({ type }) => type)).toEqual([
    'user.changed',
    'user.changed',
    'user.changed',
    'user.changed',
    'credits.changed',
  ]);
  // In order, and once more: whatever comes twice changes nothing.
  for (const event of [...events, ...events])
    await applyEvent(cache, event, { path: () => '/', go: () => {}, isFollowed: () => false });
  const { credits: _credits, ...fresh } = await userOf(person);
  expect(cache.getQueryData(queryKeys.user)).toMatchObject(fresh);
});
