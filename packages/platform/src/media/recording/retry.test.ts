import { describe, expect, test, vi } from 'vitest';
import { resendWait, sendUntilHeard } from './retry.ts';

class Refused extends Error {}
const isPassing = (error: unknown) => !(error instanceof Refused);
const offline = () => Promise.reject(new TypeError('offline'));

function setUp(answers: (() => Promise<void>)[]) {
  const timers: { milliseconds: number; work: () => void }[] = [];
  const send = vi.fn<() => Promise<void>>(async () => answers.shift()?.());
  const after = (milliseconds: number, work: () => void) => {
    const timer = { milliseconds, work };
    timers.push(timer);
    return () => void timers.splice(timers.indexOf(timer), 1);
  };
  const end = sendUntilHeard({ send, isPassing, after });
  /** The next try comes due. */
  const pass = () => timers.shift()?.work();
  const planned = (milliseconds: number) =>
    vi.waitFor(() => expect(timers.map((timer) => timer.milliseconds)).toEqual([milliseconds]));
  return { send, end, pass, planned, timers };
}

describe('what has to be heard', () => {
  test('is sent again while the connection is away, later each time, and no more once it was answered', async () => {
    const { send, pass, planned, timers } = setUp([offline, offline]);
    await planned(1000);
    pass();
    await planned(2000);
    pass();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    await send.mock.results[2]?.value;
    expect(timers).toEqual([]);
  });

  test('is not sent again once it was refused', async () => {
    const { send, timers } = setUp([() => Promise.reject(new Refused())]);
    await send.mock.results[0]?.value.catch(() => undefined);
    expect(timers).toEqual([]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('is not sent again once that is called off', async () => {
    const { send, end, planned, timers } = setUp([offline]);
    await planned(1000);
    end();
    expect(timers).toEqual([]);
    expect(send).toHaveBeenCalledOnce();
  });

  test('waits half a minute at most', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(resendWait)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
