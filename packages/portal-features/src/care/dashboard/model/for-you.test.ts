import { listEstimates } from '@sakina/platform/contract';
import type {
  Estimate,
  Invoice,
  Measure,
  OwnClientConsent,
  OwnTreatmentPlan,
  Payment,
} from '@sakina/platform/contract';
import { examples } from '@sakina/platform/contract/examples';
import { describe, expect, it } from 'vitest';
import { waitingCounts } from './news.ts';
import { forYou } from './for-you.ts';

const NOTHING = {
  conversations: [],
  measures: [],
  entries: [],
  plans: [],
  consents: [],
  invoices: [],
  payments: [],
  estimates: [],
};
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
    ['OPEN', 6000, ['inv-1']],
    ['OPEN', 0, []],
    ['PAID', 0, []],
    ['VOID', 0, []],
    ['UNCOLLECTIBLE', 6000, []],
  ] as const)('an invoice that is %s with %d cents left', (status, amountMinor, keys) => {
    const invoice = { id: 'inv-1', status, due: { amountMinor, currency: 'USD' }, dueOn: '2026-11-20' } as Invoice;
    expect(forYou({ ...NOTHING, invoices: [invoice] }, 0).map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ['PROCESSING', []],
    ['FAILED', ['inv-1']],
  ] as const)('an open invoice whose payment is %s', (status, keys) => {
    const invoice = {
      id: 'inv-1',
      status: 'OPEN',
      due: { amountMinor: 6000, currency: 'USD' },
      dueOn: '2026-11-20',
    } as Invoice;
    const payments = [{ invoiceId: 'inv-1', status } as Payment];
    expect(forYou({ ...NOTHING, invoices: [invoice], payments }, 0).map(({ key }) => key)).toEqual(keys);
  });

  it('invoices by the day that they are due, above the estimates', () => {
    const invoices = ['2026-12-08', '2026-11-20', '2026-12-01'].map(
      (dueOn) => ({ id: dueOn, status: 'OPEN', due: { amountMinor: 100, currency: 'USD' }, dueOn }) as Invoice,
    );
    const lines = forYou({ ...NOTHING, invoices, estimates: [{ ...estimate, status: 'OPEN' }] }, 0);
    expect(lines.map(({ key }) => key)).toEqual(['2026-11-20', '2026-12-01', '2026-12-08', estimate.id]);
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
