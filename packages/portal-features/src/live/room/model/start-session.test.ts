import { describe, expect, it } from 'vitest';
import { createStart, startSteps, StartRefusal } from './start-session.ts';
import type { StartCalls, StartProgress, StartStep } from './start-session.ts';
import { failedStep, isComplete } from './steps.ts';

const STARTED = '2026-11-24T15:01:00Z';
const BILLED = '2026-11-24T15:01:02Z';

interface Server {
  /** What was called, in order, with its key. */
  log: string[];
  calls: StartCalls;
  /** Steps whose next call fails. */
  broken: Set<StartStep>;
}

function server({ verified = true, consented = true, recordingRequired = true } = {}): Server {
  const log: string[] = [];
  const broken = new Set<StartStep>();
  const answer = async <T>(step: StartStep, key: string, value: T): Promise<T> => {
    log.push(key);
    await Promise.resolve();
    if (broken.has(step)) throw new Error(step);
    return value;
  };
  const calls: StartCalls = {
    verifyCredentials: (key) =>
      answer('credentials', key, { verified, problem: verified ? null : 'Your license lapsed.' }),
    checkConsent: (key) => answer('consent', key, { consented }),
    startAppointment: (key) => answer('appointment', key, { startedAt: STARTED, recordingRequired }),
    startRecording: (key) => answer('recording', key, {}),
    startBilling: (key) => answer('billing', key, { startedAt: BILLED }),
  };
  return { log, calls, broken };
}

const keys = (...steps: StartStep[]) => steps.map((step) => `start-1:${step}`);

function start(target: Server, isResumed = false) {
  const seen: StartProgress[] = [];
  const run = createStart({
    startId: 'start-1',
    calls: target.calls,
    onChange: (progress) => seen.push(progress),
    isResumed,
  });
  return { run, seen };
}

describe('starting a session [SESSION-1]', () => {
  it('makes the calls in their order, under one key, and gives the server’s times', async () => {
    const target = server();
    const done = await start(target).run.run();
    expect(target.log).toEqual(keys(...startSteps));
    expect(isComplete(done)).toBe(true);
    expect(done.facts).toEqual({
      billingStoppedAt: null,
      recordingRequired: true,
      startedAt: STARTED,
      billingStartedAt: BILLED,
    });
  });

  it('shows every step as running before it is done', async () => {
    const target = server();
    const { run, seen } = start(target);
    await run.run();
    for (const step of startSteps) {
      expect(
        seen.map((progress) => progress.statuses[step]).filter((status, at, all) => status !== all[at - 1]),
      ).toEqual(step === 'credentials' ? ['running', 'done'] : ['pending', 'running', 'done']);
    }
  });

  it('skips the recording where none is required, and still starts the timer', async () => {
    const target = server({ recordingRequired: false });
    const done = await start(target).run.run();
    expect(target.log).toEqual(keys('credentials', 'consent', 'appointment', 'billing'));
    expect(done.statuses.recording).toBe('skipped');
    expect(isComplete(done)).toBe(true);
  });

  it.each(startSteps.map((step, at) => ({ step, at })))(
    'stops at $step when it fails, says which, and a retry goes on there',
    async ({ step, at }) => {
      const target = server();
      target.broken.add(step);
      const { run } = start(target);
      const stopped = await run.run();
      expect(failedStep(stopped)).toBe(step);
      expect(stopped.failures[step]).toBeInstanceOf(Error);
      expect(target.log).toEqual(keys(...startSteps.slice(0, at + 1)));
      for (const later of startSteps.slice(at + 1)) expect(stopped.statuses[later]).toBe('pending');

      target.broken.clear();
      const done = await run.run();
      expect(isComplete(done)).toBe(true);
      expect(done.failures).toEqual({});
      expect(target.log).toEqual(keys(...startSteps.slice(0, at + 1), ...startSteps.slice(at)));
    },
  );

  it.each([
    { given: { verified: false }, step: 'credentials', reason: 'NOT_VERIFIED', problem: 'Your license lapsed.' },
    { given: { consented: false }, step: 'consent', reason: 'NO_CONSENT', problem: null },
  ] as const)('takes a no at $step for a failure, and starts nothing', async ({ given, step, reason, problem }) => {
    const target = server(given);
    const stopped = await start(target).run.run();
    expect(failedStep(stopped)).toBe(step);
    const failure = stopped.failures[step];
    expect(failure).toBeInstanceOf(StartRefusal);
    expect(failure).toMatchObject({ reason, problem });
    expect(target.log.some((key) => /appointment|recording|billing/.test(key))).toBe(false);
  });

  it('starts once, however often start is pressed', async () => {
    const target = server();
    const { run } = start(target);
    await Promise.all([run.run(), run.run(), run.run()]);
    await run.run();
    expect(target.log).toEqual(keys(...startSteps));
  });

  it('asks a running session only for its start and its timer [SESSION-3]', async () => {
    const target = server();
    const done = await start(target, true).run.run();
    expect(target.log).toEqual(keys('appointment', 'recording', 'billing'));
    expect(done.facts.billingStartedAt).toBe(BILLED);
  });
});
