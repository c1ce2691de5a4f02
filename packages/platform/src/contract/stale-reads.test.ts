import { describe, expect, it } from 'vitest';
import { isStaleAfter, staleReadsOf } from './stale-reads.ts';
import { allOperations } from './table.ts';

const writes = allOperations.filter(({ method }) => method !== 'GET').map(({ name }) => name);
const reads = allOperations.filter(({ method }) => method === 'GET').map(({ name }) => name);

describe('what is read again after a write', () => {
  it.each(writes)('[API-5] is declared for %s', (write) => {
    expect(staleReadsOf(write)).toBeDefined();
  });

  it.each(writes)('[API-5] names reads that exist for %s', (write) => {
    const unknown = (staleReadsOf(write) ?? []).filter(
      (name) => !reads.some((read) => read === name || (name.endsWith('.') && read.startsWith(name))),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['appointments.update', 'calendar.events', true],
    ['appointments.update', 'clients.get', true],
    ['appointments.moveSeries', 'appointments.list', true],
    ['appointments.previewSeriesMove', 'appointments.list', false],
    ['appointments.update', 'appointments.quoteCancellation', false],
    ['clients.discharge', 'providers.dashboardStats', true],
    ['clients.discharge', 'treatmentPlans.list', true],
    ['clients.discharge', 'clientConsents.listOwn', true],
    ['clients.discharge', 'calendar.events', true],
    ['clientConsents.withdrawOwn', 'appointments.consent', true],
    ['groupSessions.setStatus', 'ownInvoices.list', true],
    ['groupSessions.setStatus', 'invoices.list', true],
    ['payments.refund', 'claims.status', true],
    ['journal.update', 'posts.list', false],
    // Another look at a recording would be recorded.
    ['recordings.stop', 'recordings.media', false],
    // Nothing is declared of it: an older page must not show what is no longer so.
    ['somethingNew.do', 'clients.list', true],
  ])('[API-5] after %s, %s: %s', (write, read, expected) => {
    expect(isStaleAfter(write, read)).toBe(expected);
  });
});
