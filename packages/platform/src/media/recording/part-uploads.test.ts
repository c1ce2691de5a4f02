import { describe, expect, test, vi } from 'vitest';
import { createPartUploads } from './part-uploads.ts';
import type { CapturedPart, PartStore } from './part-uploads.ts';

const part = (index: number, take = 1, attempt = 1): CapturedPart => ({
  attempt,
  take,
  index,
  mimeType: 'video/mp4',
  content: 'AAAA',
  durationMs: 2000,
});

function memoryStore(): PartStore & { kept: Map<number, CapturedPart> } {
  const kept = new Map<number, CapturedPart>();
  return {
    kept,
    put: async (one) => void kept.set(one.index, one),
    all: async () => [...kept.values()],
    remove: async ({ index }) => void kept.delete(index),
  };
}

function setUp(answers: (() => Promise<void>)[] = []) {
  const store = memoryStore();
  const sent: number[] = [];
  const timers: { milliseconds: number; work: () => void }[] = [];
  const onRefused = vi.fn<(attempt: number) => void>();
  const waiting: number[] = [];
  const options = {
    store,
    send: async ({ index }: CapturedPart) => {
      sent.push(index);
      await answers.shift()?.();
    },
    isFinal: (error: unknown) => error instanceof RangeError,
    onRefused,
    onWaiting: (count: number) => waiting.push(count),
    after: (milliseconds: number, work: () => void) => {
      const timer = { milliseconds, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  return { store, sent, timers, onRefused, waiting, uploads: createPartUploads(options), options };
}

const offline = () => Promise.reject(new TypeError('offline'));
const refused = () => Promise.reject(new RangeError('too large'));

describe('the parts of a recording', () => {
  test('are sent one after the other in their order, and kept only until the server has them', async () => {
    const { uploads, sent, store, waiting } = setUp();
    uploads.add(part(1));
    uploads.add(part(0));
    uploads.add(part(2));
    await uploads.settled();
    expect(sent).toEqual([0, 1, 2]);
    await vi.waitFor(() => expect(store.kept.size).toBe(0));
    expect(waiting.at(-1)).toBe(0);
  });

  test('wait while the connection is away, longer each time, and none is lost or sent out of turn [SEC-17]', async () => {
    const { uploads, sent, timers } = setUp([offline, offline]);
    uploads.add(part(0));
    uploads.add(part(1));
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    timers[0]?.work();
    await vi.waitFor(() => expect(timers).toHaveLength(2));
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000]);
    timers[1]?.work();
    await uploads.settled();
    expect(sent).toEqual([0, 0, 0, 1]);
  });

  test('that an earlier page left are sent first', async () => {
    const { uploads, sent, store } = setUp();
    await store.put(part(3));
    await store.put(part(2));
    await uploads.resume();
    uploads.add(part(4));
    await uploads.settled();
    expect(sent).toEqual([2, 3, 4]);
  });

  test('of an earlier take go before those of a later one', async () => {
    const { uploads, sent } = setUp();
    uploads.add(part(0, 900));
    uploads.add(part(1, 12));
    await uploads.settled();
    expect(sent).toEqual([1, 0]);
  });

  test('that are refused for good end the sending, are reported once and stay kept', async () => {
    const { uploads, sent, onRefused, store } = setUp([refused]);
    uploads.add(part(0));
    uploads.add(part(1));
    await uploads.settled();
    expect(sent).toEqual([0]);
    expect(onRefused).toHaveBeenCalledOnce();
    expect([...store.kept.keys()]).toEqual([0, 1]);
  });

  test('of the recording after a refused one are sent without a reload, and what was refused is said once', async () => {
    const { uploads, sent, onRefused, waiting } = setUp([refused]);
    uploads.add(part(0));
    uploads.add(part(1));
    await uploads.settled();
    // What its recorder hands over as it ends.
    uploads.add(part(2));
    await uploads.settled();
    uploads.add(part(10, 2, 2));
    uploads.add(part(11, 2, 2));
    await uploads.settled();
    expect(sent).toEqual([0, 10, 11]);
    expect(onRefused.mock.calls).toEqual([[1]]);
    expect(waiting.at(-1)).toBe(0);
  });

  test('that an earlier page left, and that are refused, do not keep those of now from being sent', async () => {
    const { uploads, sent, onRefused, store } = setUp([refused]);
    await store.put(part(0, 1, 1));
    await store.put(part(1, 1, 1));
    await store.put(part(2, 2, 2));
    await uploads.resume();
    await uploads.settled();
    expect(sent).toEqual([0, 2]);
    expect(onRefused.mock.calls).toEqual([[1]]);
  });

  test('that cannot be kept are sent all the same', async () => {
    const { options, sent } = setUp();
    const uploads = createPartUploads({ ...options, store: { ...options.store, put: offline } });
    uploads.add(part(0));
    await uploads.settled();
    expect(sent).toEqual([0]);
  });

  test('are sent no more once closed', async () => {
    const { uploads, sent, timers } = setUp([offline]);
    uploads.add(part(0));
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    uploads.close();
    expect(timers).toHaveLength(0);
    uploads.add(part(1));
    await uploads.settled();
    expect(sent).toEqual([0]);
  });
});
