import { listEstimates } from '@sakina/platform/contract';
import type { Estimate } from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { describe, expect, it } from 'vitest';
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
});
