import { shown } from './act.ts';
import type { Act } from './act.ts';

/** Acts of care: notes, consents, plans, questionnaires, the record, and alerts. */
export const careActs = {
  'note.sign': {
    name: 'Note signed',
    by: ['PROVIDER'],
    does: ['sessionNotes.sign'],
    // Notes are the provider's.
    tells: [],
    shows: [shown('PROVIDER', 'providerNotes', 'sessionNotes.list', 'SIGNED')],
  },
  'note.amend': {
    name: 'Signed note amended',
    by: ['PROVIDER'],
    does: ['sessionNotes.create', 'sessionNotes.update'],
    tells: [],
    shows: [shown('PROVIDER', 'providerNotes', 'sessionNotes.list', 'AMENDED')],
  },
  'consent.ask': {
    name: 'Consent requested',
    by: ['PROVIDER'],
    does: ['clientConsents.request'],
    tells: [{ who: 'CLIENT', kind: 'CONSENT_REQUESTED' }],
    answer: { who: 'CLIENT', route: 'profile', does: 'clientConsents.answer' },
    shows: [
      shown('CLIENT', 'profile', 'clientConsents.listOwn', 'REQUESTED'),
      shown('PROVIDER', 'providerClients', 'clientConsents.list', 'REQUESTED'),
    ],
  },
  'consent.give': {
    name: 'Consent given or declined',
    by: ['CLIENT'],
    does: ['clientConsents.answer'],
    tells: [{ who: 'PROVIDER', kind: 'CONSENT_ANSWERED' }],
    shows: [
      shown('CLIENT', 'profile', 'clientConsents.listOwn', 'GIVEN'),
      shown('PROVIDER', 'providerClients', 'clientConsents.list', 'GIVEN'),
    ],
  },
  'consent.withdrawOwn': {
    name: 'Consent withdrawn by the client',
    by: ['CLIENT'],
    does: ['clientConsents.withdrawOwn'],
    tells: [{ who: 'PROVIDER', kind: 'CONSENT_ANSWERED' }],
    shows: [
      shown('CLIENT', 'profile', 'clientConsents.listOwn', 'WITHDRAWN'),
      shown('PROVIDER', 'providerClients', 'clientConsents.list', 'WITHDRAWN'),
    ],
  },
  'referral.ask': {
    name: 'Referral suggested to a client',
    by: ['PROVIDER'],
    does: ['referrals.create'],
    tells: [{ who: 'CLIENT', kind: 'REFERRAL_ASKED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'referrals.answer' },
    shows: [
      shown('CLIENT', 'dashboard', 'referrals.list', 'ASKED'),
      shown('PROVIDER', 'providerClients', 'referrals.list', 'ASKED'),
    ],
  },
  'referral.answer': {
    name: 'Referral accepted or declined',
    by: ['CLIENT'],
    does: ['referrals.answer'],
    // The provider referred to is told as well, once the client agrees.
    tells: [
      { who: 'PROVIDER', kind: 'REFERRAL_ANSWERED' },
      { who: 'RECEIVER', kind: 'REFERRAL_ANSWERED' },
    ],
    answer: { who: 'PROVIDER', route: 'providerPortal', does: 'referrals.reply' },
    shows: [
      shown('CLIENT', 'dashboard', 'referrals.list', 'ACCEPTED'),
      shown('PROVIDER', 'providerClients', 'referrals.list', 'ACCEPTED'),
      shown('RECEIVER', 'providerPortal', 'referrals.list', 'waiting for an answer'),
      shown('RECEIVER', 'providerSessionsToday', 'referrals.list', 'waiting for an answer'),
    ],
  },
  'referral.reply': {
    name: 'Referral accepted or declined by the provider referred to',
    by: ['PROVIDER'],
    does: ['referrals.reply'],
    tells: [
      { who: 'CLIENT', kind: 'REFERRAL_REPLIED' },
      { who: 'PROVIDER', kind: 'REFERRAL_REPLIED' },
    ],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'bookings.create' },
    shows: [
      shown('CLIENT', 'dashboard', 'referrals.list', 'accepted, or declined with the reason'),
      shown('PROVIDER', 'providerClients', 'referrals.list', 'accepted, or declined with the reason'),
      shown('RECEIVER', 'providerPortal', 'referrals.list', 'accepted, or declined'),
    ],
  },
  'referral.withdraw': {
    name: 'Referral withdrawn before an answer',
    by: ['PROVIDER'],
    does: ['referrals.withdraw'],
    // The client finds no question any more.
    tells: [],
    shows: [shown('PROVIDER', 'providerClients', 'referrals.list', 'WITHDRAWN')],
  },
  'consent.withdraw': {
    name: 'Withdrawal of a consent recorded',
    by: ['PROVIDER'],
    does: ['clientConsents.withdraw'],
    // It records what the client said themselves.
    tells: [],
    shows: [shown('PROVIDER', 'providerClients', 'clientConsents.list', 'WITHDRAWN')],
  },
  'plan.change': {
    name: 'Plan changed',
    by: ['PROVIDER'],
    does: ['treatmentPlans.create', 'treatmentPlans.update', 'treatmentGoals.progress'],
    // The client reads a plan once it is sent to them.
    tells: [],
    shows: [shown('PROVIDER', 'providerTreatmentPlans', 'treatmentPlans.list', 'as saved')],
  },
  'plan.send': {
    name: 'Plan sent for agreement',
    by: ['PROVIDER'],
    does: ['treatmentPlans.send'],
    tells: [{ who: 'CLIENT', kind: 'PLAN_SENT' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'treatmentPlans.agree' },
    shows: [
      shown('CLIENT', 'dashboard', 'treatmentPlans.listOwn', 'waiting for an answer'),
      shown('PROVIDER', 'providerTreatmentPlans', 'treatmentPlans.versions', 'no answer yet'),
    ],
  },
  'plan.answer': {
    name: 'Plan agreed to, or change asked for',
    by: ['CLIENT'],
    does: ['treatmentPlans.agree'],
    tells: [{ who: 'PROVIDER', kind: 'PLAN_ANSWERED' }],
    shows: [
      shown('CLIENT', 'dashboard', 'treatmentPlans.listOwn', 'AGREED'),
      shown('PROVIDER', 'providerTreatmentPlans', 'treatmentPlans.versions', 'AGREED'),
    ],
  },
  'measure.ask': {
    name: 'Questionnaire assigned',
    by: ['PROVIDER'],
    does: ['measures.assign'],
    tells: [{ who: 'CLIENT', kind: 'MEASURE_ASSIGNED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'measures.answer' },
    shows: [
      shown('CLIENT', 'dashboard', 'measures.list', 'ASSIGNED'),
      shown('PROVIDER', 'providerClients', 'measures.list', 'ASSIGNED'),
    ],
  },
  'measure.answer': {
    name: 'Questionnaire answered',
    by: ['CLIENT'],
    does: ['measures.answer', 'measures.take'],
    // Its provider reads it before the next session.
    tells: [],
    shows: [
      shown('CLIENT', 'dashboard', 'measures.list', 'COMPLETED'),
      shown('PROVIDER', 'providerClients', 'measures.list', 'COMPLETED'),
    ],
  },
  'measure.flag': {
    name: 'Item 9 answered above zero',
    by: ['CLIENT'],
    does: ['measures.answer', 'measures.take'],
    tells: [{ who: 'READERS', kind: 'MEASURE_FLAGGED' }],
    answer: { who: 'PROVIDER', route: 'providerPortal', does: 'measures.acknowledge' },
    shows: [
      shown('PROVIDER', 'providerPortal', 'measures.flags', 'open flag'),
      shown('ADMINISTRATOR', 'adminSafety', 'admin.safety.list', 'open alert'),
    ],
  },
  'safety.raise': {
    name: 'Alert raised by words in a message',
    by: ['CLIENT'],
    does: ['messages.send'],
    tells: [{ who: 'PROVIDER', kind: 'SAFETY_ALERT' }],
    answer: { who: 'PROVIDER', route: 'providerPortal', does: 'safetyAlerts.acknowledge' },
    shows: [
      shown('PROVIDER', 'providerPortal', 'safetyAlerts.list', 'open alert'),
      shown('ADMINISTRATOR', 'adminSafety', 'admin.safety.list', 'open alert'),
    ],
  },
  'safety.handOver': {
    name: 'Alert handed over',
    by: ['ADMINISTRATOR', 'ON_CALL'],
    does: ['admin.safety.handOver', 'onCall.handOver'],
    tells: [{ who: 'RECEIVER', kind: 'SAFETY_ALERT' }],
    answer: { who: 'ON_CALL', route: 'providerPortal', does: 'onCall.closeAlert' },
    shows: [
      shown('RECEIVER', 'providerPortal', 'onCall.listAlerts', 'open alert'),
      shown('ADMINISTRATOR', 'adminSafety', 'admin.safety.list', 'owner'),
    ],
  },
  'safety.claim': {
    name: 'Alert claimed, read, answered or closed',
    by: ['PROVIDER', 'ADMINISTRATOR', 'ON_CALL'],
    does: [
      'admin.safety.claim',
      'admin.safety.close',
      'admin.safety.readWords',
      'onCall.closeAlert',
      'measures.acknowledge',
      'safetyAlerts.acknowledge',
    ],
    // Who looks at the list sees whose it is; a notice would only add noise to a danger that someone has in hand.
    tells: [],
    shows: [shown('ADMINISTRATOR', 'adminSafety', 'admin.safety.list', 'owner or answer')],
  },
  'care.end': {
    name: 'Client discharged',
    by: ['PROVIDER'],
    does: ['clients.discharge'],
    tells: [{ who: 'CLIENT', kind: 'CARE_ENDED' }],
    answer: { who: 'CLIENT', route: 'findTherapist', does: 'bookings.create' },
    shows: [shown('PROVIDER', 'providerClients', 'clients.list', 'discharged')],
  },
  'care.resume': {
    name: 'Client readmitted',
    by: ['PROVIDER'],
    does: ['clients.readmit'],
    tells: [{ who: 'CLIENT', kind: 'CARE_RESUMED' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'bookings.create' },
    shows: [shown('PROVIDER', 'providerClients', 'clients.list', 'in care')],
  },
  'record.read': {
    name: 'Record read in an emergency',
    by: ['ADMINISTRATOR'],
    does: ['admin.breakGlass.review'],
    tells: [{ who: 'CLIENT', kind: 'RECORD_READ' }],
    shows: [shown('CLIENT', 'profile', 'ownRecord.listReads', 'who, when and why')],
  },
  'journal.share': {
    name: 'Journal entry shared',
    by: ['CLIENT'],
    does: ['journal.share'],
    tells: [{ who: 'PROVIDER', kind: 'JOURNAL_SHARED' }],
    shows: [shown('PROVIDER', 'providerClients', 'journal.listShared', 'entry')],
  },
} as const satisfies Record<string, Act>;
