import type * as v from 'valibot';
import type { UserId } from '../schemas/ids.ts';
import {
  claimAdminSafetyAlert,
  closeAdminSafetyAlert,
  getAdminSafetyAlert,
  handOverAdminSafetyAlert,
  listAdminSafetyAlerts,
  readAdminSafetyWords,
} from '../cloud/admin-safety.ts';
import { closeOnCallAlert, handOverOnCallAlert, listOnCallAlerts } from '../cloud/on-call.ts';
import type { adminSafetyAlert, adminSafetyAlertDetail } from '../schemas/admin-safety-alert.ts';
import { exampleOf } from './example.ts';
import type { AnyExample, Rehearsal } from './example.ts';

/** No one has answered yet what Fatima Zahra Benali told last night. */
const open: v.InferInput<typeof adminSafetyAlert> = {
  id: 'msr-n3b7v1c5',
  kind: 'ITEM_9',
  client: { id: 'usr-ikcgfb', displayName: 'Fatima Zahra Benali' },
  raisedAt: '2026-11-24T03:48:00.000Z',
  responsible: [{ id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman' }],
  owner: null,
  acknowledgement: null,
};

const onCall = { displayName: 'Grace Okafor', phone: '+1 718 555 0171', until: '2026-11-25T08:00:00.000Z' };

const detail: v.InferInput<typeof adminSafetyAlertDetail> = {
  ...open,
  phone: '+1 347 555 0136',
  contact: null,
  onCall,
  receivers: [
    { id: 'usr-c3e904', displayName: 'Grace Okafor', isOnCall: true },
    { id: 'usr-6de14a', displayName: 'Idris Malik', isOnCall: false },
  ],
  acts: [],
};

const now = '2026-11-24T15:00:00.000Z';
const act = { at: now, byName: 'Ingrid Solheim', toName: null, note: null };
const NOTE = 'No answer on the phone at nine. Her brother lives next door.';

const ingridHasIt = {
  ...detail,
  owner: { id: 'usr-7ef350', displayName: 'Ingrid Solheim', since: now },
  acts: [{ ...act, kind: 'CLAIMED' as const }],
  record: null,
};
/** The caller takes the alert first, so that it is theirs to answer. */
const taken =
  <Input>(input: Input) =>
  async ({ call }: Rehearsal): Promise<Input> => {
    await call(claimAdminSafetyAlert, { params: { id: open.id }, body: { isClaimed: true } }, 'admin');
    return input;
  };
const handOver = { params: { id: open.id }, body: { toId: 'usr-c3e904' as UserId, note: NOTE } };
const closing = { params: { id: open.id }, body: { done: 'Reached her at ten. Her brother stays with her.' } };

/** Of alerts as administrators see them, and as whoever has to answer them does. */
export const adminSafetyExamples: readonly AnyExample[] = [
  exampleOf(listAdminSafetyAlerts, {
    input: { query: { state: 'OPEN', limit: 100 } },
    response: { items: [open], total: 1, nextCursor: null, onCall },
  }),
  exampleOf(getAdminSafetyAlert, { input: { params: { id: open.id } }, response: detail }),
  exampleOf(claimAdminSafetyAlert, {
    input: { params: { id: open.id }, body: { isClaimed: true } },
    response: {
      ...detail,
      owner: { id: 'usr-7ef350', displayName: 'Ingrid Solheim', since: now },
      acts: [{ ...act, kind: 'CLAIMED' }],
    },
  }),
  exampleOf(handOverAdminSafetyAlert, {
    input: { params: { id: open.id }, body: { toId: 'usr-c3e904', note: NOTE } },
    response: {
      ...detail,
      owner: { id: 'usr-c3e904', displayName: 'Grace Okafor', since: now },
      acts: [{ ...act, kind: 'HANDED_OVER', toName: 'Grace Okafor', note: NOTE }],
    },
  }),
  exampleOf(closeAdminSafetyAlert, {
    input: { params: { id: open.id }, body: { done: 'Reached her at ten. She is safe and sees Dr. Rahman at two.' } },
    response: {
      ...detail,
      acknowledgement: { at: now, byName: 'Ingrid Solheim' },
      acts: [{ ...act, kind: 'CLOSED' }],
    },
  }),
  exampleOf(listOnCallAlerts, {
    by: 'admin',
    input: {},
    response: { duty: null, items: [ingridHasIt] },
    prepare: taken({}),
  }),
  exampleOf(handOverOnCallAlert, {
    by: 'admin',
    input: handOver,
    response: {
      ...ingridHasIt,
      owner: { id: 'usr-c3e904', displayName: 'Grace Okafor', since: now },
      acts: [...ingridHasIt.acts, { ...act, kind: 'HANDED_OVER', toName: 'Grace Okafor', note: NOTE }],
    },
    prepare: taken(handOver),
  }),
  exampleOf(closeOnCallAlert, {
    by: 'admin',
    input: closing,
    response: {
      ...ingridHasIt,
      owner: null,
      acknowledgement: { at: now, byName: 'Ingrid Solheim' },
      acts: [...ingridHasIt.acts, { ...act, kind: 'CLOSED' }],
    },
    prepare: taken(closing),
  }),
  exampleOf(readAdminSafetyWords, {
    // What Dr. Rahman said that she did two weeks ago.
    input: { params: { id: 'msr-t6y2u8i4' } },
    response: {
      at: '2026-11-10T18:10:00.000Z',
      byName: 'Dr. Amina Rahman',
      notes: 'Spoke with Layla the same afternoon. Safety plan read together; her sister knows.',
    },
  }),
];
