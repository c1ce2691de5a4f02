import { describe, expect, it, vi } from 'vitest';
import { createLatestReads } from './latest-reads.ts';

/** A call that a test settles, and that fails when it is cancelled unless it is deaf. */
function call(isDeaf = false) {
  let settle: { resolve: (data: string) => void; reject: (error: Error) => void } | undefined;
  const start = vi.fn<(signal: AbortSignal) => Promise<string>>(
    (signal) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        if (!isDeaf) signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  return {
    start,
    resolve: (data: string) => settle?.resolve(data),
    reject: (message: string) => settle?.reject(new Error(message)),
    signal: () => start.mock.calls[0]?.[0],
  };
}
const outcome = (promise: Promise<string>) => promise.catch((error: Error) => `failed: ${error.message}`);

describe('reads of the same key', () => {
  it('cancel the older one, and both return the latest answer [SEC-11]', async () => {
    const reads = createLatestReads();
    const [slow, fast] = [call(), call()];
    const first = reads.read('key', slow.start);
    const second = reads.read('key', fast.start);
    expect(slow.signal()?.aborted).toBe(true);
    expect(fast.signal()?.aborted).toBe(false);
    fast.resolve('new');
    await expect(Promise.all([first, second])).resolves.toEqual(['new', 'new']);
  });

  it.each([
    ['an answer', (slow: ReturnType<typeof call>) => slow.resolve('old')],
    ['a failure', (slow: ReturnType<typeof call>) => slow.reject('old')],
  ])('%s of an older read that cannot be stopped is not shown [SEC-11]', async (_, late) => {
    const reads = createLatestReads();
    const [slow, fast] = [call(true), call()];
    const first = outcome(reads.read('key', slow.start));
    const second = outcome(reads.read('key', fast.start));
    fast.resolve('new');
    await second;
    late(slow);
    await expect(first).resolves.toBe('new');
  });

  it('fail with the latest failure even if the older would have succeeded [SEC-11]', async () => {
    const reads = createLatestReads();
    const [slow, fast] = [call(true), call()];
    const first = outcome(reads.read('key', slow.start));
    const second = outcome(reads.read('key', fast.start));
    slow.resolve('old');
    fast.reject('new');
    await expect(Promise.all([first, second])).resolves.toEqual(['failed: new', 'failed: new']);
  });

  it('three in a row all follow the last', async () => {
    const reads = createLatestReads();
    const calls = [call(), call(), call()];
    const all = calls.map(({ start }) => outcome(reads.read('key', start)));
    calls[2]?.resolve('last');
    await expect(Promise.all(all)).resolves.toEqual(['last', 'last', 'last']);
  });

  it('are pending while in flight, and not afterwards', async () => {
    const reads = createLatestReads();
    const [one, two] = [call(), call()];
    const first = outcome(reads.read('key', one.start));
    expect([reads.isPending('key'), reads.isPending('other')]).toEqual([true, false]);
    one.reject('no');
    await expect(first).resolves.toBe('failed: no');
    expect(reads.isPending('key')).toBe(false);
    const second = reads.read('key', two.start);
    two.resolve('yes');
    await expect(second).resolves.toBe('yes');
    expect(reads.isPending('key')).toBe(false);
  });
});

it('reads of different keys do not affect each other', async () => {
  const reads = createLatestReads();
  const [one, two] = [call(), call()];
  const first = reads.read('one', one.start);
  const second = reads.read('two', two.start);
  two.resolve('2');
  one.resolve('1');
  await expect(Promise.all([first, second])).resolves.toEqual(['1', '2']);
});
