import { listEstimates } from '@sakina/platform/contract';
import type { Estimate, Measure, OwnClientConsent, OwnTreatmentPlan } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { describe, expect, it } from 'vitest';
import { waitingCounts } from './news.ts';
import { forYou } from './for-you.ts';

const NOTHING = { conversations: [], measures: [], entries: [], plans: [], consents: [], estimates: [] };
const example = examples.find(({ operation }) => operation === listEstimates) as { response: { items: [Estimate] } };
const [estimate] = example.response.items;

describe('what waits for a person', () => {
  it.each([
    ['OPEN', [estimate.id]],
    ['ACCEPTED', []],
    ['REPLACED', []],
  ] as const)('an estimate that is %s', (status, keys) => {
    const lines = forYou({ ...NOTHING, estimates: [{ ...estimate, status }] }, 0);
    expect(lines.map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    [undefined, ['pln-1', 'cst-1', 'msr-1'], 1],
    [true, [], 0],
  ] as const)('nothing that a suspended provider asked: on hold is %s', (isOnHold, keys, count) => {
    const hold = isOnHold ? { isOnHold } : {};
    const plans = [{ id: 'pln-1', versionToAgree: 2, ...hold } as OwnTreatmentPlan];
    const consents = [{ id: 'cst-1', status: 'REQUESTED', ...hold } as OwnClientConsent];
    const measures = [{ id: 'msr-1', dueOn: null, ...hold } as Measure];
    expect(forYou({ ...NOTHING, plans, consents, measures }, 0).map(({ key }) => key)).toEqual(keys);
    expect(waitingCounts({ conversations: [], entries: [], unread: 0, measures }, 0).measures).toBe(count);
  });
});
