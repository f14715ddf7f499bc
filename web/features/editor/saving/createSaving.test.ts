import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/ApiError.ts';
import { refusal } from '../../../testing/refusal.ts';
import { savingDevice } from '../../../testing/savingDevice.ts';
import { savingServer } from '../../../testing/savingServer.ts';

const noConnection = new ApiError({ kind: 'network' });
const text = 'Sit down.\nBreathe in.\nBreathe out.\nStand up.';

describe('saving by itself', () => {
  test('comes a moment after the last key, with the revision it was written for and its editing session', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    expect(device.state()).toBe('saved');
    device.write(`${text}!`);
    expect(device.state()).toBe('unsaved');
    await device.pass(1000);
    device.write(`${text}!!`);
    await device.pass(1000);
    expect(server.saved).toEqual([]);
    await device.pass(500);
    expect(server.saved).toEqual([{ baseRevision: 1, content: `${text}!!`, editSession: 'sitting' }]);
    expect(device.saving.state.get()).toEqual({ name: 'saved', at: new Date(2500) });
    expect(device.bases).toEqual([{ revision: 2, content: `${text}!!` }]);
  });

  test('does not wait for ever for somebody who does not stop writing', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    for (let second = 0; second < 16; second += 1) {
      device.write(`${text}${second}`);
      await device.pass(1000);
    }
    expect(server.saved).toHaveLength(1);
  });

  test('sends nothing where the text is what the server has', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write(`${text}!`);
    device.write(text);
    await device.pass(5000);
    expect([server.saved.length, device.state()]).toEqual([0, 'saved']);
  });

  test('sends one request at a time, and what was written meanwhile with the next', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    const open = server.hold();
    device.write('one');
    await device.pass(1500);
    expect(device.state()).toBe('saving');
    device.write('two');
    await device.pass(60_000);
    expect(server.saved).toEqual([]);
    open();
    await device.settle();
    expect(device.state()).toBe('unsaved');
    await device.pass(1500);
    expect(server.saved.map(({ content, baseRevision }) => [content, baseRevision])).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
  });

  test('saves what was written meanwhile, also where the event of a save comes before its answer', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    const open = server.hold();
    device.write('one');
    await device.pass(1500);
    device.write('two');
    device.saving.takeUpdate({ ...server.script(), content: 'one', revision: 2 });
    open();
    await device.settle();
    expect(device.state()).toBe('unsaved');
    await device.pass(1500);
    expect([server.script().content, device.state()]).toEqual(['two', 'saved']);
  });

  test('goes on with what a closed page left unsaved', async () => {
    const server = savingServer(text);
    const device = savingDevice(server, { kept: 'left over' });
    await device.pass(1500);
    expect(server.script().content).toBe('left over');
  });

  test('switched off waits to be told', async () => {
    const server = savingServer(text);
    const device = savingDevice(server, { isAutomatic: false });
    device.write('mine');
    await device.pass(60_000);
    expect([server.saved.length, device.state()]).toEqual([0, 'unsaved']);
    expect(await device.saving.saveNow()).toBe(true);
    expect([server.script().content, device.state()]).toEqual(['mine', 'saved']);
    device.write('more');
    device.write('mine');
    await device.pass(1500);
    expect(device.state()).toBe('saved');
    device.write('again');
    device.saving.setAutomatic(true);
    await device.pass(1500);
    expect(server.script().content).toBe('again');
  });

  test('is held back while one change has many steps, and is then one', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write('before');
    device.saving.hold();
    for (const step of ['one', 'two', 'three']) {
      device.write(step);
      await device.pass(5000);
    }
    expect([server.saved.length, device.state()]).toEqual([0, 'unsaved']);
    device.saving.release();
    await device.settle();
    expect([server.saved.map(({ content }) => content), device.state()]).toEqual([['three'], 'saved']);
    device.saving.hold();
    device.write('four');
    device.write('three');
    device.saving.release();
    await device.pass(5000);
    expect([server.saved.length, device.state()]).toEqual([1, 'saved']);
  });

  test('held back and switched off still waits to be told', async () => {
    const server = savingServer(text);
    const device = savingDevice(server, { isAutomatic: false });
    device.saving.hold();
    device.write('mine');
    device.saving.release();
    await device.pass(60_000);
    expect([server.saved.length, device.state()]).toEqual([0, 'unsaved']);
  });

  test('ends with the page', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write('mine');
    device.saving.stop();
    await device.pass(60_000);
    expect(server.saved).toEqual([]);
  });
});

describe('what fails', () => {
  test('for want of a connection is tried again, ever later, and at once when the connection is back', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(noConnection, noConnection, noConnection);
    device.write('mine');
    await device.pass(1500);
    expect(device.state()).toBe('offline');
    device.write('mine too');
    await device.pass(2000);
    expect(device.state()).toBe('offline');
    await device.pass(3999);
    expect(server.saved).toEqual([]);
    await device.pass(1);
    expect(device.state()).toBe('offline');
    device.saving.reconnect();
    await device.settle();
    expect([server.script().content, device.state()]).toEqual(['mine too', 'saved']);
  });

  test('at the server may pass', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(refusal(503, 'UNAVAILABLE'));
    device.write('mine');
    await device.pass(1500);
    expect(device.saving.state.get()).toMatchObject({ name: 'failed', willRetry: true });
    await device.pass(2000);
    expect(device.state()).toBe('saved');
  });

  test('for saving too often is tried again when the server lets it, and no sooner', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(refusal(429, 'RATE_LIMITED', { retryAfterSeconds: 42 }));
    device.write('mine');
    await device.pass(1500);
    expect(device.saving.state.get()).toMatchObject({ name: 'failed', willRetry: true });
    await device.pass(41_999);
    expect(server.saved).toEqual([]);
    await device.pass(1);
    expect([server.script().content, device.state()]).toEqual(['mine', 'saved']);
  });

  test('at the maximum of text keeps what was written, and is saved once there is room', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(refusal(409, 'LIMIT_REACHED', { kind: 'text', limit: 10, used: 10 }));
    device.write('mine');
    await device.pass(600_000);
    expect(device.saving.state.get()).toMatchObject({ name: 'failed', willRetry: false });
    expect(device.text()).toBe('mine');
    expect(await device.saving.saveNow()).toBe(true);
    expect(server.script().content).toBe('mine');
  });

  test('for what the text is waits for another text', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(refusal(400, 'VALIDATION_FAILED'));
    device.write('too long');
    await device.pass(600_000);
    expect(device.saving.state.get()).toMatchObject({ name: 'failed', willRetry: false });
    device.write('short');
    await device.pass(1500);
    expect(device.state()).toBe('saved');
  });

  test('because the session ran out is not tried again', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.failWith(refusal(401, 'UNAUTHENTICATED'));
    device.write('mine');
    await device.pass(600_000);
    expect([device.state(), device.calls]).toEqual(['signedOut', ['signed out']]);
    expect(await device.saving.saveNow()).toBe(false);
  });

  test('because an answer was lost makes no conflict with itself', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write('mine');
    server.change('mine');
    server.failWith(noConnection);
    await device.pass(1500);
    await device.pass(2000);
    expect([device.state(), server.saved.length, device.calls]).toEqual(['saved', 0, []]);
  });
});
