import { searchEverything } from '../cloud/admin-search.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Of the search over everything. */
export const adminSearchExamples: readonly AnyExample[] = [
  exampleOf(searchEverything, {
    input: { body: { q: 'layla haddad' } },
    response: {
      people: [{ id: 'usr-4f1c9a', displayName: 'Layla Haddad', email: 'patient@demo.test', status: 'ACTIVE' }],
      providers: [],
      sessions: [
        {
          id: 'apt-zfk46syi',
          startsAt: '2026-12-03T19:30:00.000Z',
          status: 'CONFIRMED',
          clientName: 'Layla Haddad',
          providerName: 'Dr. Amina Rahman',
        },
        {
          id: 'apt-t2h6n9v4',
          startsAt: '2026-11-30T12:00:00.000Z',
          status: 'CONFIRMED',
          clientName: 'Layla Haddad',
          providerName: 'Imam Yusuf Demir',
        },
      ],
      payments: [
        {
          id: 'rfd-d7cw6iuiqgaa',
          kind: 'REFUND',
          name: 'Layla Haddad',
          amount: { amountMinor: 2200, currency: 'USD' },
          on: '2026-11-13',
          appointmentId: 'apt-3bpehnm7',
        },
      ],
    },
  }),
];
