import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/ApiError.ts';
import { savingDevice } from '../../../testing/savingDevice.ts';
import { savingServer } from '../../../testing/savingServer.ts';
import { settleMerge } from './settleMerge.ts';

const noConnection = new ApiError({ kind: 'network' });
const text = 'Sit down.\nBreathe in.\nBreathe out.\nStand up.';

describe('changes from elsewhere', () => {
  test('come into a text that was not changed here', () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.change(`${text}\nTheirs.`);
    device.update();
    expect([device.text(), device.state(), device.calls]).toEqual([`${text}\nTheirs.`, 'saved', ['merged theirs']]);
  });

  test('and from here stand side by side, and are saved', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write(text.replace('Sit', 'Lie'));
    server.change(text.replace('Stand', 'Get'));
    await device.pass(1500);
    expect(server.script().content).toBe(text.replace('Sit', 'Lie').replace('Stand', 'Get'));
    expect([device.text(), device.state(), device.calls]).toEqual([server.script().content, 'saved', ['merged both', 'saved']]);
  });

  test('that change no text only bring the revision', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write('mine');
    server.change(text);
    device.update();
    await device.pass(1500);
    expect([server.saved[0]?.baseRevision, device.calls]).toEqual([2, ['saved']]);
  });

  test('heard of while a save is under way wait for its answer', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    const open = server.hold();
    device.write(text.replace('Sit', 'Lie'));
    await device.pass(1500);
    open();
    await device.settle();
    device.update();
    expect([device.state(), device.calls]).toEqual(['saved', ['saved']]);
    device.saving.takeUpdate({ ...server.script(), revision: 1, content: 'older' });
    expect(device.text()).toBe(text.replace('Sit', 'Lie'));
  });
});

describe('a conflict', () => {
  async function openConflict(choose = 'Lie') {
    const server = savingServer(text);
    const device = savingDevice(server);
    device.write(text.replace('Sit', choose));
    server.change(text.replace('Sit', 'Kneel').replace('Stand', 'Get'));
    await device.pass(1500);
    return { server, device };
  }

  test('is asked about, and until then neither text is touched', async () => {
    const { server, device } = await openConflict();
    const state = device.saving.state.get();
    expect(state).toMatchObject({
      name: 'conflict',
      passages: [{ kind: 'conflict', mine: ['Lie down.'], theirs: ['Kneel down.'] }, { kind: 'agreed' }],
    });
    device.write(`${device.text()}\nMore.`);
    await device.pass(600_000);
    expect([server.saved.length, device.state(), await device.saving.saveNow()]).toEqual([0, 'conflict', false]);
    device.saving.compareAgain();
    const again = device.saving.state.get();
    expect(again.name === 'conflict' && settleMerge(again.passages, ['mine'])).toBe(
      `${text.replace('Sit', 'Lie').replace('Stand', 'Get')}\nMore.`,
    );
  });

  test.each([
    ['mine', 'Lie down.'],
    ['theirs', 'Kneel down.'],
    ['both', 'Lie down.\nKneel down.'],
  ] as const)('ends with %s', async (choice, first) => {
    const { server, device } = await openConflict();
    const state = device.saving.state.get();
    if (state.name !== 'conflict') throw new Error('there is no conflict');
    expect(await device.saving.resolve(settleMerge(state.passages, [choice]))).toBe(true);
    const all = text.replace('Sit down.', first).replace('Stand', 'Get');
    expect([device.text(), server.script().content, device.state()]).toEqual([all, all, 'saved']);
  });

  test('is seen again when the other side goes on, and gone where that took its change back', async () => {
    const { server, device } = await openConflict();
    server.change(text.replace('Stand', 'Get'));
    device.update();
    await device.pass(1500);
    expect(server.script().content).toBe(text.replace('Sit', 'Lie').replace('Stand', 'Get'));
  });
});

describe('a script', () => {
  test('that is being written again is saved when that has ended', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.setGeneration('running');
    device.write(`${text}\nMine.`);
    await device.pass(1500);
    expect(device.state()).toBe('busy');
    device.update();
    await device.pass(600_000);
    expect(device.state()).toBe('busy');
    server.setGeneration('completed');
    server.change(text.replace('Sit', 'Lie'));
    device.update();
    await device.pass(1500);
    expect([server.script().content, device.state()]).toEqual([`${text.replace('Sit', 'Lie')}\nMine.`, 'saved']);
  });

  test('that was deleted elsewhere can be brought back with what was written here', async () => {
    const server = savingServer(text);
    const device = savingDevice(server);
    server.remove();
    device.saving.takeUpdate(null);
    device.write('mine');
    await device.pass(600_000);
    expect([device.state(), server.saved.length]).toEqual(['deleted', 0]);
    expect(await device.saving.bringBack()).toBe(true);
    expect([server.script().content, device.state()]).toEqual(['mine', 'saved']);
  });
});

test('two devices that write as they like come to one text, and no sentence of either is lost', async () => {
  const act = fc.record({ who: fc.nat(1), kind: fc.constantFrom('write', 'write', 'pass', 'hear', 'away'), at: fc.nat(8) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const server = savingServer(text);
      const devices = [savingDevice(server), savingDevice(server)];
      const written: string[] = [];
      const settleAll = async (device: (typeof devices)[number]): Promise<void> => {
        device.update();
        await device.pass(120_000);
        const state = device.saving.state.get();
        if (state.name !== 'conflict') return;
        device.saving.compareAgain();
        const now = device.saving.state.get();
        if (now.name === 'conflict') await device.saving.resolve(settleMerge(now.passages, []));
      };
      for (const [index, { who, kind, at }] of acts.entries()) {
        const device = devices[who];
        if (!device) continue;
        if (kind === 'write') {
          const line = `${who} wrote ${index}.`;
          written.push(line);
          device.write(device.text().split('\n').toSpliced(at, 0, line).join('\n'));
        }
        if (kind === 'pass') await device.pass(1000);
        if (kind === 'hear') device.update();
        if (kind === 'away') server.failWith(noConnection);
      }
      for (const device of [...devices, ...devices, ...devices]) await settleAll(device);
      const { content } = server.script();
      expect(devices.map((device) => [device.text(), device.state()])).toEqual([
        [content, 'saved'],
        [content, 'saved'],
      ]);
      for (const line of written) expect(content.split('\n').filter((one) => one === line)).toHaveLength(1);
    }),
    { numRuns: 150 },
  );
});
