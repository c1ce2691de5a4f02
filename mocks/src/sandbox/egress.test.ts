import { describe, expect, test, vi } from 'vitest';
import { recordByServer } from './egress.ts';
import type { EgressState } from './egress.ts';

/** An egress that does what the test says. */
function setUp(participantIds: readonly string[] = ['amina', 'layla']) {
  const said = new Map<string, (state: EgressState) => void>();
  const stopped: string[] = [];
  const timers: { milliseconds: number; work: () => void; cancel: () => void }[] = [];
  const told: unknown[][] = [];
  const recording = recordByServer({
    port: {
      start: (id, onState) => {
        said.set(id, onState);
        onState('EGRESS_STARTING');
        return () => stopped.push(id);
      },
    },
    participantIds,
    after: (milliseconds, work) => {
      const cancel = vi.fn<() => void>();
      timers.push({ milliseconds, work, cancel });
      return cancel;
    },
    onStatus: (...status) => told.push(status),
  });
  const say = (id: string, state: EgressState) => said.get(id)?.(state);
  return { recording, say, stopped, timers, told };
}

describe('a recording by the media server', () => {
  test('is shown as running once everyone is captured, and as stopped once every file is whole [SESSION-5]', () => {
    const { recording, say, stopped, timers, told } = setUp();
    say('amina', 'EGRESS_ACTIVE');
    expect(told).toEqual([['STARTING']]);
    say('layla', 'EGRESS_ACTIVE');
    expect(told).toEqual([['STARTING'], ['RECORDING']]);
    expect(timers[0]?.cancel).toHaveBeenCalledOnce();
    recording.stop();
    expect(stopped).toEqual(['amina', 'layla']);
    say('amina', 'EGRESS_ENDING');
    say('layla', 'EGRESS_COMPLETE');
    say('amina', 'EGRESS_LIMIT_REACHED');
    expect(told.slice(2)).toEqual([['STOPPING'], ['STOPPED']]);
  });

  test('has failed where it does not begin within ten seconds, and then nothing of it goes on [SESSION-5]', () => {
    const { say, stopped, timers, told } = setUp();
    expect(timers[0]?.milliseconds).toBe(10_000);
    timers[0]?.work();
    expect(told.at(-1)).toEqual(['FAILED', 'SERVER_FAILED']);
    expect(stopped).toEqual(['amina', 'layla']);
    say('amina', 'EGRESS_ACTIVE');
    say('layla', 'EGRESS_ACTIVE');
    expect(told).toHaveLength(2);
  });

  test.each(['EGRESS_FAILED', 'EGRESS_ABORTED'] as const)(
    'has failed where one of them says %s [SESSION-5]',
    (state) => {
      const { say, told } = setUp();
      say('amina', 'EGRESS_ACTIVE');
      say('layla', state);
      expect(told.at(-1)).toEqual(['FAILED', 'SERVER_FAILED']);
    },
  );

  test('stops one person’s file alone when they take their consent back [CARE-10]', () => {
    const { recording, say, stopped, told } = setUp();
    say('amina', 'EGRESS_ACTIVE');
    say('layla', 'EGRESS_ACTIVE');
    recording.withdraw('layla');
    expect(stopped).toEqual(['layla']);
    say('layla', 'EGRESS_COMPLETE');
    expect(told.at(-1)).toEqual(['RECORDING']);
  });
});
