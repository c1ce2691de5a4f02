import type { ProviderId, ScopedRecord, UserId } from '@sakina/platform/contract';
import { sessionIds } from '../bulk-data/sessions.ts';
import { pairs } from '../rules/conversations.ts';
import { conversationIdOf } from '../rules/messages.ts';
import { remittancesOf } from '../rules/remittances.ts';
import { unmetRequirement } from '../rules/waitlist.ts';
import type { Tables } from '../store/table.ts';
import { bulkSession } from '../bulk-data/session-record.ts';
import { bulkPayoutOf } from '../bulk-data/money.ts';
import { providerIds } from '../bulk-data/users.ts';
import { bulkDataOf } from './admin/bulk-data-of.ts';
import { allAlerts } from './admin/safety-records.ts';
import { findUser } from './admin/user-records.ts';

/** Whom a record belongs to. */
export interface Parties {
  people?: readonly (UserId | string | null)[];
  /** Its providers; an administrator answers for it through their organization. */
  providers?: readonly (ProviderId | string | null)[];
  /** The organization of a record that has it itself; null for one that belongs to none. */
  organizationId?: string | null;
  /** The circle of a matter for moderators; null where it has none. */
  circleId?: string | null;
}

interface RecordKind {
  /** Names it in an answer that there is none: the same words as for a record that does not exist. */
  called: string;
  /** Whom the record with an id belongs to; undefined where there is none. */
  partiesOf: (tables: Tables, id: string) => Parties | undefined;
}

interface OfBoth {
  client: { id: UserId };
  provider: { id: ProviderId };
}
const ofBoth = (row: OfBoth | undefined): Parties | undefined =>
  row && { people: [row.client.id], providers: [row.provider.id] };
const ofProvider = (row: { providerId: ProviderId } | undefined): Parties | undefined =>
  row && { providers: [row.providerId] };
const ofPaper = (row: { client: { id: UserId }; providerId: ProviderId } | undefined): Parties | undefined =>
  row && { people: [row.client.id], providers: [row.providerId] };
const ofPerson = (row: { userId: UserId } | undefined): Parties | undefined => row && { people: [row.userId] };

/** A person has their own records before anyone has booked with them. */
function clientParties(tables: Tables, id: string): Parties {
  const own = tables.appointments.all().filter(({ client }) => client.id === id);
  return { people: [id], providers: own.map(({ provider }) => provider.id) };
}

function measureParties(tables: Tables, id: string): Parties | undefined {
  const row = tables.measures.get(id);
  return row && { people: [row.client.id], providers: row.readers };
}

function remittanceParties(tables: Tables, id: string): Parties | undefined {
  const kept = tables.remittances.get(id);
  if (kept) return ofProvider(kept);
  const providers = new Set(tables.claims.all().map(({ providerId }) => providerId));
  const all = [...providers].flatMap((provider) => remittancesOf(tables, provider));
  return ofProvider(all.find((row) => row.id === id));
}

function planParties(tables: Tables, isWanted: (plan: { id: string; goals: readonly { id: string }[] }) => boolean) {
  const row = tables.treatmentPlans.all().find(isWanted);
  return row && { people: [row.client.id], providers: [row.providerId] };
}

function payoutParties(tables: Tables, id: string): Parties | undefined {
  const made = tables.payouts.get(id);
  if (made) return ofProvider(made);
  const generated = bulkPayoutOf(bulkDataOf(tables), id);
  return generated ? { providers: [providerIds.of(generated.provider)] } : undefined;
}

function sessionParties(tables: Tables, id: string): Parties | undefined {
  const number = sessionIds.numberOf(id);
  return ofBoth(number === null ? tables.appointments.get(id) : bulkSession(bulkDataOf(tables), number, undefined));
}

function alertParties(tables: Tables, id: string): Parties | undefined {
  const alert = allAlerts(tables).find((row) => row.id === id);
  return alert && { people: [alert.client.id], providers: alert.responsible.map((provider) => provider.id) };
}

function accountParties(tables: Tables, id: string): Parties | undefined {
  const user = findUser(tables, () => bulkDataOf(tables), id)?.user;
  return user && { people: [user.id], organizationId: user.organization?.id ?? null };
}

function conversationParties(tables: Tables, id: string): Parties | undefined {
  const [pair] = pairs(tables, ({ providerId, client }) => conversationIdOf(providerId, client.id) === id);
  return pair && { people: [pair.client.id], providers: [pair.providerId] };
}

function applicationParties(tables: Tables, id: string): Parties | undefined {
  const row = tables.providerApplications.get(id);
  return row && { people: [row.applicant.id] };
}

/** Who waits for no one in particular is every fitting provider’s to offer a time to. */
function waitlistParties(tables: Tables, id: string): Parties | undefined {
  const row = tables.waitlistEntries.get(id);
  if (!row) return undefined;
  const fitting = tables.providers.all().filter((provider) => unmetRequirement(provider, row.wishes) === null);
  return { people: [row.client.id], providers: row.provider ? [row.provider.id] : fitting.map((each) => each.id) };
}

/** Every kind of record that a path names, and whom one belongs to. */
export const recordKinds: Readonly<Record<ScopedRecord, RecordKind>> = {
  ACCOUNT: { called: 'this user', partiesOf: accountParties },
  APPLICATION: { called: 'this application', partiesOf: applicationParties },
  APPOINTMENT: { called: 'this appointment', partiesOf: (tables, id) => ofBoth(tables.appointments.get(id)) },
  CALENDAR_BLOCK: {
    called: 'this entry of the calendar',
    partiesOf: (tables, id) => ofProvider(tables.blocks.get(id)),
  },
  CLAIM: { called: 'this claim', partiesOf: (tables, id) => ofProvider(tables.claims.get(id)) },
  CLIENT: { called: 'this client', partiesOf: clientParties },
  CLIENT_CONSENT: {
    called: 'this consent',
    partiesOf: (tables, id) => {
      const row = tables.clientConsents.get(id);
      return row && { people: [row.clientId], providers: [row.providerId] };
    },
  },
  CONVERSATION: { called: 'this conversation', partiesOf: conversationParties },
  COVERAGE: {
    called: 'this insurance',
    partiesOf: (tables, id) => {
      const row = tables.coverages.get(id);
      return row && { people: [row.client.id] };
    },
  },
  DATA_EXPORT: { called: 'this copy', partiesOf: (tables, id) => ofPerson(tables.dataExports.get(id)) },
  ESTIMATE: { called: 'this estimate', partiesOf: (tables, id) => ofPaper(tables.estimates.get(id)) },
  GROUP_RECORD: {
    called: 'this group',
    partiesOf: (tables, id) => {
      const row = tables.groupSessions.get(id);
      return row && { providers: [row.host.id] };
    },
  },
  INVITATION: {
    called: 'this invitation',
    partiesOf: (tables, id) => {
      const row = tables.invitations.get(id);
      return row && { people: [row.senderId] };
    },
  },
  INVOICE: { called: 'this invoice', partiesOf: (tables, id) => ofBoth(tables.invoices.get(id)) },
  JOURNAL_ENTRY: { called: 'this entry', partiesOf: (tables, id) => ofPerson(tables.journalEntries.get(id)) },
  MEASURE: { called: 'this questionnaire', partiesOf: measureParties },
  MODERATION_CASE: {
    called: 'this matter',
    partiesOf: (tables, id) => {
      const row = tables.moderationCases.get(id);
      return row && { circleId: row.circleId };
    },
  },
  NOTE: { called: 'this note', partiesOf: (tables, id) => ofProvider(tables.notes.get(id)) },
  PAYMENT: { called: 'this payment', partiesOf: (tables, id) => ofBoth(tables.payments.get(id)) },
  PAYMENT_METHOD: {
    called: 'this card',
    partiesOf: (tables, id) => {
      const row = tables.paymentMethods.get(id);
      return row && { people: [row.ownerId] };
    },
  },
  PAYOUT: { called: 'this payout', partiesOf: payoutParties },
  PLAN: { called: 'this plan', partiesOf: (tables, id) => planParties(tables, (plan) => plan.id === id) },
  PLAN_GOAL: {
    called: 'this goal',
    partiesOf: (tables, id) => planParties(tables, ({ goals }) => goals.some((goal) => goal.id === id)),
  },
  PROVIDER_RECORD: {
    called: 'this provider',
    partiesOf: (tables, id) =>
      tables.providers.get(id) || providerIds.numberOf(id) !== null ? { providers: [id] } : undefined,
  },
  // The provider referred to knows of it once the client agreed.
  RECEIVED_REFERRAL: {
    called: 'this referral',
    partiesOf: (tables, id) => {
      const row = tables.referrals.get(id);
      return row?.status === 'ACCEPTED' ? { providers: [row.to.id] } : undefined;
    },
  },
  REFERRAL: {
    called: 'this referral',
    partiesOf: (tables, id) => {
      const row = tables.referrals.get(id);
      return row && { people: [row.client.id], providers: [row.from.id] };
    },
  },
  REMITTANCE: { called: 'this remittance', partiesOf: remittanceParties },
  REPORT: { called: 'this report', partiesOf: (tables, id) => ofProvider(tables.reports.get(id)) },
  SAFETY_ALERT: { called: 'this alert', partiesOf: alertParties },
  SAVED_VIEW: {
    called: 'this view',
    partiesOf: (tables, id) => {
      const row = tables.savedViews.get(id);
      return row && { people: [row.ownerId] };
    },
  },
  SESSION: { called: 'this session', partiesOf: sessionParties },
  SLOT_HOLD: {
    called: 'this time',
    partiesOf: (tables, id) => {
      const row = tables.slotHolds.get(id);
      return row && { people: [row.holderId] };
    },
  },
  SUPERBILL: { called: 'this superbill', partiesOf: (tables, id) => ofPaper(tables.superbills.get(id)) },
  WAITLIST_PLACE: { called: 'this entry', partiesOf: waitlistParties },
};
