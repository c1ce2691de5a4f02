import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation, RealtimeEventName } from '../../contract/index.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import { LONGEST_WAIT_MS, QUIET_MS } from './coalesce.ts';
import { revalidateOnEvents } from './revalidate-on-events.ts';

/** A connection that says what the test has it say. */
function speakingRealtime() {
  const heard = new Map<string, () => void>();
  let listeners = 0;
  const listen = (name: string, listener: () => void) => {
    heard.set(name, listener);
    listeners += 1;
    return () => {
      listeners -= 1;
    };
  };
  const realtime = {
    on: (name: string, listener: (event: never) => void) => listen(name, () => listener(undefined as never)),
    onGap: (listener: () => void) => listen('gap', listener),
  } as unknown as Realtime;
  return { realtime, say: (name: RealtimeEventName | 'gap') => heard.get(name)?.(), listeners: () => listeners };
}

const invalidate = vi.fn<(operations: readonly Operation[]) => void>();
const readAgain = () => invalidate.mock.calls.map(([operations]) => operations.map((operation) => operation.id));

beforeEach(() => {
  vi.useFakeTimers();
  invalidate.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('data that depends on realtime events', () => {
  it.each([
    ['appointment.updated', ['CALL-9', 'CALL-11', 'CALL-8', 'CALL-37', 'CALL-16', 'CALL-17']],
    ['payment.received', ['CALL-37']],
    ['client.message', ['CALL-37', 'CLOUD-401', 'CLOUD-141', 'CLOUD-142', 'CALL-16', 'CALL-17']],
  ] as const)('[SESSION-4] is read again after %s', (name, expected) => {
    const { realtime, say } = speakingRealtime();
    revalidateOnEvents(realtime, invalidate);
    say(name);
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(invalidate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(readAgain()).toEqual([expected]);
  });

  it('[SESSION-4] is read again once, all of it, when the connection is restored after a gap', () => {
    const { realtime, say } = speakingRealtime();
    revalidateOnEvents(realtime, invalidate);
    say('gap');
    vi.runAllTimers();
    expect(readAgain()).toEqual([
      ['CALL-9', 'CALL-11', 'CALL-8', 'CALL-37', 'CALL-16', 'CALL-17', 'CLOUD-401', 'CLOUD-141', 'CLOUD-142'],
    ]);
  });

  it('[SESSION-4] is read at most twice for a hundred events in a second', () => {
    const { realtime, say } = speakingRealtime();
    revalidateOnEvents(realtime, invalidate);
    for (let event = 0; event < 100; event += 1) {
      say(event % 2 === 0 ? 'appointment.updated' : 'client.message');
      vi.advanceTimersByTime(10);
    }
    vi.runAllTimers();
    expect(readAgain().length).toBeLessThanOrEqual(2);
    expect(
      readAgain()
        .flat()
        .filter((id) => id === 'CALL-37').length,
    ).toBe(readAgain().length);
  });

  it('[SESSION-4] is not delayed by a stream of events that never pauses', () => {
    const { realtime, say } = speakingRealtime();
    revalidateOnEvents(realtime, invalidate);
    for (let passed = 0; passed < LONGEST_WAIT_MS; passed += 100) {
      say('payment.received');
      vi.advanceTimersByTime(100);
    }
    expect(readAgain()).toEqual([['CALL-37']]);
  });

  it('[SESSION-4] is not read again after the screens are unmounted', () => {
    const { realtime, say, listeners } = speakingRealtime();
    const stop = revalidateOnEvents(realtime, invalidate);
    expect(listeners()).toBe(4);
    say('appointment.updated');
    stop();
    vi.runAllTimers();
    expect([invalidate.mock.calls.length, listeners()]).toEqual([0, 0]);
  });
});
