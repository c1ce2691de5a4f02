import { describe, expect, it } from 'vitest';
import type { RecordingScope } from '@sakina/platform/contract';
import { createEnd, unattendedOutcomes } from './end-session.ts';
import type { Bill, EndCalls, EndOutcome, EndStep } from './end-session.ts';
import { isComplete } from './steps.ts';

const BILL: Bill = {
  startedAt: '2026-11-24T15:01:00Z',
  stoppedAt: '2026-11-24T15:50:30Z',
  billingMinutes: 50,
  bookedMinutes: 50,
  charge: 'FULL',
  amount: { amountMinor: 14_000, currency: 'USD' },
};

interface Answers {
  recorded?: boolean;
  bill?: Bill;
  scopes?: RecordingScope[];
}

function server({ recorded = true, bill = BILL, scopes = ['AUDIO', 'TRANSCRIPT'] }: Answers = {}) {
  const log: string[] = [];
  const broken = new Set<EndStep>();
  const answer = async <T>(step: EndStep, key: string, value: T): Promise<T> => {
    log.push(key);
    await Promise.resolve();
    if (broken.has(step)) throw new Error(step);
    return value;
  };
  const calls: EndCalls = {
    stopRecording: (key) => answer('recording', key, { durationSeconds: recorded ? 2960 : 0, scopes }),
    stopBilling: (key) => answer('billing', key, bill),
    chooseCharge: ({ billingMinutes }) => answer('charge', `asked:${billingMinutes}`, 'MINUTES'),
    close: (key, { outcome }, choice) =>
      answer(
        'status',
        [key, ...(outcome === 'HELD' ? [] : [outcome]), ...(choice === null ? [] : [choice])].join(':'),
        {
          amountMinor: 14_000,
          currency: 'USD',
        },
      ),
    analyse: (key) => answer('analysis', key, {}),
  };
  return { log, broken, calls };
}

const keys = (...steps: EndStep[]) => steps.map((step) => `end-1:${step}`);
const ALL = keys('recording', 'billing', 'status', 'analysis');
const end = (target: ReturnType<typeof server>, mayBeRecording = true, outcome: EndOutcome = 'HELD') =>
  createEnd({
    endId: 'end-1',
    calls: target.calls,
    onChange: () => undefined,
    mayBeRecording,
    answer: { outcome, reason: null },
  });

describe('ending a session [SESSION-2]', () => {
  it('stops the recording, stops the timer, completes, then analyses', async () => {
    const target = server();
    const done = await end(target).run();
    expect(target.log).toEqual(ALL);
    expect(done.facts.bill).toEqual(BILL);
    expect(isComplete(done)).toBe(true);
  });

  it.each([
    { title: 'was never armed', mayBeRecording: false, recorded: false, calls: keys('billing', 'status') },
    {
      title: 'was armed but captured nothing',
      mayBeRecording: true,
      recorded: false,
      calls: keys('recording', 'billing', 'status'),
    },
  ])('leaves the analysis out where the recording $title', async ({ mayBeRecording, recorded, calls }) => {
    const target = server({ recorded });
    const done = await end(target, mayBeRecording).run();
    expect(target.log).toEqual(calls);
    expect(done.statuses.analysis).toBe('skipped');
    expect(isComplete(done)).toBe(true);
  });

  it.each([
    { step: 'recording', first: keys('recording', 'billing'), retry: keys('recording', 'status', 'analysis') },
    { step: 'billing', first: keys('recording', 'billing'), retry: keys('billing', 'status', 'analysis') },
    { step: 'status', first: keys('recording', 'billing', 'status'), retry: keys('status', 'analysis') },
    { step: 'analysis', first: ALL, retry: keys('analysis') },
  ] as const)('tries $step again by itself when it failed, under the same key', async ({ step, first, retry }) => {
    const target = server();
    target.broken.add(step);
    const run = end(target);
    const stopped = await run.run();
    expect(target.log).toEqual(first);
    expect(stopped.statuses[step]).toBe('failed');
    // The minutes are known as soon as the timer has stopped, and stay.
    expect(stopped.facts.bill).toEqual(step === 'billing' ? null : BILL);

    target.broken.clear();
    const done = await run.run(step);
    expect(target.log).toEqual([...first, ...retry]);
    expect(done.facts.bill).toEqual(BILL);
    expect(isComplete(done)).toBe(true);
  });

  it('asks what to charge once the minutes stand, and completes with the choice', async () => {
    const bill: Bill = { ...BILL, billingMinutes: 7, charge: 'CHOOSE', amount: null };
    const target = server({ bill });
    const done = await end(target).run();
    expect(target.log).toEqual([
      'end-1:recording',
      'end-1:billing',
      'asked:7',
      'end-1:status:MINUTES',
      'end-1:analysis',
    ]);
    expect(done.facts).toMatchObject({ choice: 'MINUTES', charged: { amountMinor: 14_000, currency: 'USD' } });
  });

  it('starts no transcript of a recording whose people did not all agree to one, or took it back [CARE-10]', async () => {
    const target = server({ scopes: ['AUDIO', 'VIDEO'] });
    const done = await end(target).run();
    expect(target.log).toEqual(keys('recording', 'billing', 'status'));
    expect(done.statuses.analysis).toBe('skipped');
  });

  it('asks nothing and charges nothing where no minute was held', async () => {
    const target = server({ bill: { ...BILL, billingMinutes: 0, charge: 'NOTHING' } });
    const done = await end(target).run();
    expect(target.log).toEqual(ALL);
    expect(done.statuses.charge).toBe('skipped');
  });

  it.each(['NO_SHOW', 'NOT_HELD'] as const)('bills and analyses nothing where the outcome is %s', async (outcome) => {
    const target = server();
    const done = await end(target, true, outcome).run();
    expect(target.log).toEqual(['end-1:recording', `end-1:status:${outcome}`]);
    expect(done.facts.bill).toBeNull();
    expect(isComplete(done)).toBe(true);
  });

  it('keeps the minutes over any number of failed retries', async () => {
    const target = server();
    target.broken.add('status');
    const run = end(target);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await run.run()).facts.bill).toEqual(BILL);
    expect(target.log.filter((key) => key === 'end-1:billing')).toHaveLength(1);
  });

  it('tries only the step that was asked for where two have failed', async () => {
    const target = server();
    target.broken.add('recording').add('billing');
    const run = end(target);
    await run.run();
    target.broken.clear();
    const after = await run.run('billing');
    expect(target.log).toEqual(keys('recording', 'billing', 'billing'));
    expect(after.statuses).toMatchObject({ recording: 'failed', billing: 'done', status: 'pending' });
  });

  it('ends once, however often end is pressed', async () => {
    const target = server();
    const run = end(target);
    await Promise.all([run.run(), run.run()]);
    expect(target.log).toEqual(ALL);
  });
});

it('nobody has missed a session before its time [SESSION-2]', () => {
  const startsAt = '2026-11-24T15:30:00Z';
  const at = Date.parse(startsAt);
  expect(unattendedOutcomes(startsAt, at - 1)).toEqual(['NOT_HELD', 'HELD']);
  expect(unattendedOutcomes(startsAt, at)).toEqual(['NO_SHOW', 'NOT_HELD', 'HELD']);
});
