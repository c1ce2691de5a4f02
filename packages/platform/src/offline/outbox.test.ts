import { describe, expect, it, vi } from 'vitest';
import { noLock } from '../browser/index.ts';
import { ApiError } from '../client/api-error.ts';
import { createDraftVault } from '../drafts/index.ts';
import { memoryDrafts } from '../drafts/testing.ts';
import { createOutbox, SEND_AGAIN_MS } from './outbox.ts';
import type { WaitingWrite } from './waiting-write.ts';

const START = Date.parse('2026-11-24T15:00:00Z');
const cut = () => Promise.reject(new ApiError({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' }));
const refusedWith = (status: number, code: string) =>
  Promise.reject(new ApiError({ kind: 'http', code, message: code, status }));

/** What a browser holds, whichever tab looks at it. */
function browser() {
  const { storage } = memoryDrafts();
  const tabs: (() => void)[] = [];
  const held = new Map<string, Promise<unknown>>();
  const lock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const done = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
  return { storage, tabs, lock };
}

function openTab(shared = browser()) {
  const world = { isConnected: true, now: START, keys: 0, timers: [] as { milliseconds: number; run: () => void }[] };
  const send = vi.fn<(write: WaitingWrite) => Promise<unknown>>(() => Promise.resolve('done'));
  const vault = createDraftVault({ storage: shared.storage, crypto, now: () => world.now });
  const outbox = createOutbox({
    vault,
    send,
    now: () => world.now,
    newKey: () => `new-${(world.keys += 1)}`,
    lock: shared.lock,
    isConnected: () => world.isConnected,
    after: (milliseconds, run) => {
      const timer = { milliseconds, run };
      world.timers.push(timer);
      return () => void world.timers.splice(world.timers.indexOf(timer), 1);
    },
    tabs: {
      post: () => shared.tabs.forEach((tell) => tell()),
      subscribe: (listener) => {
        shared.tabs.push(() => listener({ kind: 'changed' }));
        return () => undefined;
      },
    },
  });
  const sent = () => send.mock.calls.map(([write]) => write.id);
  const write = (id: string, until?: number) =>
    outbox.add({
      id,
      operation: 'messages.send',
      input: { body: { providerId: 'p-1', text: `Message ${id}` } },
      until: until ?? null,
    });
  return { shared, world, send, sent, vault, outbox, write };
}

/** A tab of Layla, without a connection. */
async function cutOff(shared = browser()) {
  const tab = openTab(shared);
  tab.world.isConnected = false;
  await tab.outbox.open('layla');
  return tab;
}

describe('a write made offline', () => {
  it('[SEC-17] is queued, and sent once and in order when online again', async () => {
    const { world, outbox, write, sent } = await cutOff();
    for (const id of ['1', '2', '3']) expect(await write(id)).toBe(true);
    await outbox.flush();
    expect(sent()).toEqual([]);
    world.isConnected = true;
    await outbox.flush();
    await outbox.flush();
    expect(sent()).toEqual(['1', '2', '3']);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('[SEC-17] is restored after a reload, for the same user only', async () => {
    const { shared, write } = await cutOff();
    await write('1');
    const reloaded = await cutOff(shared);
    expect(reloaded.outbox.getSnapshot().map(({ id }) => id)).toEqual(['1']);
    const other = openTab(shared);
    await other.outbox.open('omar');
    expect(other.outbox.getSnapshot()).toEqual([]);
    expect(other.sent()).toEqual([]);
  });

  it('[SEC-15] is removed with the drafts at a logout, and stays sealed when a session ends by itself', async () => {
    const { shared, outbox, vault, write } = await cutOff();
    await write('1');
    await outbox.open(null);
    expect(outbox.getSnapshot()).toEqual([]);
    expect((await cutOff(shared)).outbox.getSnapshot()).toHaveLength(1);
    await vault.destroyAll();
    expect((await cutOff(shared)).outbox.getSnapshot()).toEqual([]);
  });

  it('[SEC-12] [SEC-17] keeps its key without an answer, and is sent again within five seconds', async () => {
    const { world, outbox, write, send, sent } = await cutOff();
    await write('1');
    await write('2');
    world.isConnected = true;
    send.mockImplementationOnce(cut);
    await outbox.flush();
    expect(sent()).toEqual(['1']);
    expect(outbox.getSnapshot().map(({ id }) => id)).toEqual(['1', '2']);
    const timer = world.timers.at(-1);
    expect(timer?.milliseconds).toBe(SEND_AGAIN_MS);
    expect(SEND_AGAIN_MS).toBeLessThan(5000);
    timer?.run();
    await outbox.flush();
    expect(sent()).toEqual(['1', '1', '2']);
  });

  it('[SEC-17] is kept with the reason when refused, and the following ones are sent', async () => {
    const { world, outbox, write, send } = await cutOff();
    await write('1');
    await write('2');
    world.isConnected = true;
    send.mockImplementationOnce(() => refusedWith(409, 'CONVERSATION_BLOCKED'));
    await outbox.flush();
    expect(outbox.getSnapshot()).toMatchObject([{ id: '1', refusal: 'CONVERSATION_BLOCKED' }]);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is retried under another key when the user asks for it', async () => {
    const { world, outbox, write, send, sent } = await cutOff();
    await write('1');
    world.isConnected = true;
    send.mockImplementationOnce(() => refusedWith(422, 'VALIDATION_FAILED'));
    await outbox.flush();
    await outbox.retry('1');
    expect(sent()).toEqual(['1', 'new-1']);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('[SEC-17] can be retried with other content', async () => {
    const { world, outbox, write, send } = await cutOff();
    await write('1');
    world.isConnected = true;
    send.mockImplementationOnce(() => refusedWith(409, 'VERSION_CONFLICT'));
    await outbox.flush();
    await outbox.retry('1', { body: { version: 4 } });
    expect(send.mock.lastCall?.[0]).toMatchObject({ id: 'new-1', input: { body: { version: 4 } } });
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it('[SEC-13] waits longer and longer for a failing server', async () => {
    const { world, outbox, write, send } = await cutOff();
    await write('1');
    world.isConnected = true;
    send.mockImplementation(() => refusedWith(503, 'HTTP_503'));
    const waits: (number | undefined)[] = [];
    for (let times = 0; times < 6; times += 1) {
      await outbox.flush();
      waits.push(world.timers.at(-1)?.milliseconds);
    }
    expect(waits).toEqual([3_000, 6_000, 12_000, 24_000, 30_000, 30_000]);
    expect(outbox.getSnapshot()).toMatchObject([{ id: '1', refusal: null }]);
  });

  it('is not sent when its meaning would have changed by then', async () => {
    const { world, outbox, write, sent } = await cutOff();
    await write('1', START + 1000);
    world.isConnected = true;
    world.now = START + 1001;
    await outbox.flush();
    expect(sent()).toEqual([]);
    expect(outbox.getSnapshot()).toMatchObject([{ id: '1', refusal: 'TOO_LATE' }]);
  });

  it('is released by its writer', async () => {
    const { world, outbox, write, sent } = await cutOff();
    await write('1');
    await write('2');
    await outbox.discard('1');
    world.isConnected = true;
    await outbox.flush();
    expect(sent()).toEqual(['2']);
  });

  it('[SEC-17] is sent once by two tabs that come back together, and both show it', async () => {
    const shared = browser();
    const [first, second] = [await cutOff(shared), await cutOff(shared)];
    await first.write('1');
    await second.write('2');
    await vi.waitFor(() => expect(first.outbox.getSnapshot().map(({ id }) => id)).toEqual(['1', '2']));
    for (const { world } of [first, second]) world.isConnected = true;
    await Promise.all([first.outbox.flush(), second.outbox.flush()]);
    expect([...first.sent(), ...second.sent()]).toEqual(['1', '2']);
    await vi.waitFor(() => expect([...first.outbox.getSnapshot(), ...second.outbox.getSnapshot()]).toEqual([]));
  });

  it('is one write, however often it is queued', async () => {
    const { outbox, write } = await cutOff();
    await write('1');
    await write('1');
    expect(outbox.getSnapshot()).toHaveLength(1);
  });

  it('reports what was sent, with the answer', async () => {
    const { world, outbox, write } = await cutOff();
    const told = vi.fn<(write: WaitingWrite, answer: unknown) => void>();
    outbox.onSent(told);
    await write('1');
    world.isConnected = true;
    await outbox.flush();
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), 'done');
  });

  it('is not accepted if nothing can be stored, and says so', async () => {
    const { storage } = memoryDrafts();
    const broken = { ...storage, addKey: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    const vault = createDraftVault({ storage: broken, crypto, now: () => START });
    const outbox = createOutbox({
      vault,
      send: () => Promise.resolve(),
      now: () => START,
      newKey: () => '',
      after: () => () => undefined,
      lock: noLock,
      tabs: { post: () => undefined, subscribe: () => () => undefined },
      isConnected: () => false,
    });
    await outbox.open('layla');
    expect(await outbox.add({ id: '1', operation: 'messages.send', input: {} })).toBe(false);
    expect(outbox.getSnapshot()).toEqual([]);
  });

  it.each([
    [null],
    ['text'],
    [[{ id: 1 }]],
    [{ id: '1' }],
    [[null, 7, { id: '1', operation: 'x', input: [], at: 0, until: null, refusal: null }]],
  ])('[SEC-10] ignores an invalid stored value: %j', async (kept) => {
    const tab = openTab();
    await tab.vault.seal('layla', 'outbox', kept);
    await tab.outbox.open('layla');
    expect(tab.outbox.getSnapshot()).toEqual([]);
    expect(tab.sent()).toEqual([]);
  });
});
