import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { SIGNING_STATEMENT } from '../../personas/note-texts.ts';
import { measureDefinitions } from '../../rules/measure-definitions.ts';
import { who } from '../test-server.ts';
import type { Plays, Seen, Stage } from './stage.ts';

const layla = { params: { id: ids.users.layla } };
const noah = { params: { id: ids.users.noah } };
const laylasPlan = { params: { id: 'pln-7m3k9x2d' } };
const draft = { params: { id: ids.notes.draft } };
const DANGER = 'I want to kill myself tonight.';

const consentSeen = (id: string, status: string): readonly Seen[] => [
  { as: who.amina, read: 'clientConsents.list', input: layla, shows: { id, status } },
];
const ownConsentSeen = (id: string, status: string): Seen => ({
  as: who.layla,
  read: 'clientConsents.listOwn',
  shows: { id, status },
});
const referralSeen = (id: string, shows: object): readonly Seen[] =>
  [who.layla, who.amina].map((as) => ({ as, read: 'referrals.list', shows: { id, ...shows } }));

async function askConsent({ as }: Stage): Promise<string> {
  const body = { kind: 'RECORDING' as const, language: 'en' as const, recipient: null };
  return (await as(who.amina).call(contract.requestClientConsent, { ...layla, body })).id;
}

async function refer({ as }: Stage): Promise<string> {
  const body = { providerId: ids.providers.grace, letter: 'She listens well.', proposed: [] };
  return (await as(who.amina).call(contract.createReferral, { ...layla, body })).id;
}

const measureSeen = (id: string, status: string): readonly Seen[] =>
  [who.layla, who.amina].map((as) => ({ as, read: 'measures.list', input: layla, shows: { id, status } }));
const alertSeen = (id: string): Seen => ({ as: who.ingrid, read: 'admin.safety.list', shows: { id } });

async function sign({ as }: Stage) {
  const { version } = await as(who.amina).call(contract.updateSessionNote, { ...draft, body: { version: 2 } });
  const signature = { name: 'Amina Rahman', statement: SIGNING_STATEMENT, version };
  return as(who.amina).call(contract.signSessionNote, { ...draft, body: { signature } });
}

async function sendPlan({ as }: Stage) {
  const { version } = await as(who.amina).call(contract.getTreatmentPlan, laylasPlan);
  return as(who.amina).call(contract.sendPlanVersion, { ...laylasPlan, body: { version } });
}

const answer = (stage: Stage, harm: number) => {
  const answers = measureDefinitions.PHQ_9.items.map(({ isSelfHarm }) => (isSelfHarm ? harm : 0));
  return stage.as(who.layla).call(contract.takeMeasure, { body: { instrument: 'PHQ_9', answers } });
};

async function danger({ as }: Stage): Promise<string> {
  const { message } = await as(who.layla).call(contract.sendMessage, {
    body: { providerId: ids.providers.amina, text: DANGER },
  });
  return message.id;
}

const discharge = ({ as }: Stage) =>
  as(who.amina).call(contract.dischargeClient, {
    ...noah,
    body: { reason: 'GOALS_MET', summary: 'Sleeps through.', cancelAppointments: true },
  });

const planSeen = (answered: string | null): readonly Seen[] => [
  { as: who.layla, read: 'treatmentPlans.listOwn', shows: { id: laylasPlan.params.id } },
  { as: who.amina, read: 'treatmentPlans.versions', input: laylasPlan, shows: { number: 2, answer: answered } },
];

/** Plays of the acts of care. */
export const carePlays: Plays = {
  'note.sign': async (stage) => {
    const { id } = await sign(stage);
    const seen = [{ as: who.amina, read: 'sessionNotes.list', shows: { id, status: 'SIGNED' } }];
    return { told: {}, seen };
  },
  'note.amend': async (stage) => {
    const { id, version } = await sign(stage);
    stage.begin();
    await stage
      .as(who.amina)
      .call(contract.updateSessionNote, { ...draft, body: { version, amendment: { text: 'One thing more.' } } });
    return { told: {}, seen: [{ as: who.amina, read: 'sessionNotes.list', shows: { id, status: 'AMENDED' } }] };
  },
  'consent.ask': async (stage) => {
    const id = await askConsent(stage);
    return {
      told: { [who.layla]: 'CONSENT_REQUESTED' },
      seen: [...consentSeen(id, 'REQUESTED'), ownConsentSeen(id, 'REQUESTED')],
    };
  },
  'consent.give': async (stage) => {
    const id = await askConsent(stage);
    stage.begin();
    const { items } = await stage.as(who.layla).call(contract.listOwnClientConsents, {});
    const textVersion = items.find((item) => item.id === id)?.textVersion ?? 0;
    await stage
      .as(who.layla)
      .call(contract.answerClientConsent, { params: { id }, body: { answer: 'GIVEN', textVersion } });
    return {
      told: { [who.amina]: 'CONSENT_ANSWERED' },
      seen: [...consentSeen(id, 'GIVEN'), ownConsentSeen(id, 'GIVEN')],
    };
  },
  'consent.withdrawOwn': async ({ as }) => {
    const params = { id: 'cst-l3rec' };
    await as(who.layla).call(contract.withdrawOwnClientConsent, { params });
    return {
      told: { [who.amina]: 'CONSENT_ANSWERED' },
      seen: [...consentSeen(params.id, 'WITHDRAWN'), ownConsentSeen(params.id, 'WITHDRAWN')],
    };
  },
  'referral.ask': async (stage) => {
    const id = await refer(stage);
    return { told: { [who.layla]: 'REFERRAL_ASKED' }, seen: referralSeen(id, { status: 'ASKED' }) };
  },
  'referral.answer': async (stage) => {
    const id = await refer(stage);
    stage.begin();
    const body = { isAccepted: true, shared: [] };
    await stage.as(who.layla).call(contract.answerReferral, { params: { id }, body });
    return {
      told: { [who.amina]: 'REFERRAL_ANSWERED', [who.grace]: 'REFERRAL_ANSWERED' },
      seen: [
        ...referralSeen(id, { status: 'ACCEPTED' }),
        { as: who.grace, read: 'referrals.list', shows: { id, reply: null } },
      ],
    };
  },
  'referral.reply': async (stage) => {
    const id = await refer(stage);
    await stage.as(who.layla).call(contract.answerReferral, { params: { id }, body: { isAccepted: true, shared: [] } });
    stage.begin();
    const body = { isAccepted: false, reason: 'I am away until spring.' };
    const { reply } = await stage.as(who.grace).call(contract.replyToReferral, { params: { id }, body });
    return {
      told: { [who.layla]: 'REFERRAL_REPLIED', [who.amina]: 'REFERRAL_REPLIED' },
      seen: [...referralSeen(id, { reply }), { as: who.grace, read: 'referrals.list', shows: { id, reply } }],
    };
  },
  'referral.withdraw': async (stage) => {
    const id = await refer(stage);
    stage.begin();
    await stage.as(who.amina).call(contract.withdrawReferral, { params: { id } });
    return { told: {}, seen: [{ as: who.amina, read: 'referrals.list', shows: { id, status: 'WITHDRAWN' } }] };
  },
  'consent.withdraw': async ({ as }) => {
    const { id } = await as(who.amina).call(contract.withdrawClientConsent, {
      params: { id: 'cst-l3rec' },
      body: { notes: 'Said so.' },
    });
    return { told: {}, seen: consentSeen(id, 'WITHDRAWN') };
  },
  'plan.change': async ({ as }) => {
    const { version } = await as(who.amina).call(contract.getTreatmentPlan, laylasPlan);
    await as(who.amina).call(contract.updateTreatmentPlan, { ...laylasPlan, body: { version, title: 'Sleep again' } });
    const seen = [{ as: who.amina, read: 'treatmentPlans.list', input: layla, shows: { title: 'Sleep again' } }];
    return { told: {}, seen };
  },
  'plan.send': async (stage) => {
    await sendPlan(stage);
    return { told: { [who.layla]: 'PLAN_SENT' }, seen: planSeen(null) };
  },
  'plan.answer': async (stage) => {
    const { number } = await sendPlan(stage);
    stage.begin();
    await stage.as(who.layla).call(contract.answerPlanVersion, { ...laylasPlan, body: { number, answer: 'AGREED' } });
    return { told: { [who.amina]: 'PLAN_ANSWERED' }, seen: planSeen('AGREED') };
  },
  'measure.ask': async ({ as }) => {
    const { id } = await as(who.amina).call(contract.assignMeasure, {
      ...layla,
      body: { instrument: 'PHQ_9', dueOn: '2026-11-30' },
    });
    return { told: { [who.layla]: 'MEASURE_ASSIGNED' }, seen: measureSeen(id, 'ASSIGNED') };
  },
  'measure.answer': async (stage) => {
    const { measure } = await answer(stage, 0);
    return { told: {}, seen: measureSeen(measure.id, 'COMPLETED') };
  },
  'measure.flag': async (stage) => {
    const { measure } = await answer(stage, 2);
    const flag = {
      as: who.amina,
      read: 'measures.flags',
      input: { query: { state: 'OPEN' } },
      shows: { id: measure.id },
    };
    return { told: { [who.amina]: 'MEASURE_FLAGGED' }, seen: [flag, alertSeen(measure.id)] };
  },
  'safety.raise': async (stage) => {
    const id = await danger(stage);
    return {
      told: { [who.amina]: ['MESSAGE_RECEIVED', 'SAFETY_ALERT'] },
      seen: [{ as: who.amina, read: 'safetyAlerts.list', shows: { id: ids.users.layla } }, alertSeen(id)],
    };
  },
  'safety.handOver': async (stage) => {
    const id = await danger(stage);
    stage.begin();
    await stage.as(who.ingrid).call(contract.handOverAdminSafetyAlert, {
      params: { id },
      body: { toId: ids.users.grace, note: 'Her sister has the key.' },
    });
    return {
      told: { [who.grace]: 'SAFETY_ALERT' },
      seen: [{ as: who.grace, read: 'onCall.listAlerts', shows: { id } }, alertSeen(id)],
    };
  },
  'safety.claim': async (stage) => {
    const id = await danger(stage);
    stage.begin();
    const body = { isClaimed: true };
    await stage.as(who.ingrid).call(contract.claimAdminSafetyAlert, { params: { id }, body });
    return { told: {}, seen: [alertSeen(id)] };
  },
  'care.end': async (stage) => {
    await discharge(stage);
    return {
      told: { [who.noah]: ['APPOINTMENT_CANCELLED', 'CARE_ENDED'] },
      seen: [
        {
          as: who.amina,
          read: 'clients.list',
          input: { query: { status: 'DISCHARGED' } },
          shows: { id: ids.users.noah },
        },
      ],
    };
  },
  'care.resume': async (stage) => {
    const { version } = await discharge(stage);
    stage.begin();
    await stage.as(who.amina).call(contract.readmitClient, { ...noah, body: { version } });
    return {
      told: { [who.noah]: 'CARE_RESUMED' },
      seen: [
        { as: who.amina, read: 'clients.list', input: { query: { status: 'ACTIVE' } }, shows: { id: ids.users.noah } },
      ],
    };
  },
  'record.read': async (stage) => {
    const { server, as } = stage;
    const { id } = await as(who.ingrid).call(contract.requestRecordAccess, {
      body: {
        clientId: ids.users.layla,
        reason: 'COMPLAINT',
        words: 'Her brother called: he has not reached her since Sunday.',
        isInDanger: false,
      },
    });
    const params = { id };
    await as(who.mariam).call(contract.decideRecordAccess, { params, body: { isAllowed: true, words: 'Seen.' } });
    await as(who.ingrid).call(contract.readRecordPart, { params, query: { part: 'NOTES' } });
    await as(who.ingrid).call(contract.endRecordAccess, { params });
    server.pass({ minutes: 1 });
    stage.begin();
    await as(who.mariam).call(contract.reviewRecordAccess, {
      params,
      body: { isJustified: true, words: 'As asked for.', withheldReason: null },
    });
    return {
      told: { [who.layla]: 'RECORD_READ' },
      seen: [{ as: who.layla, read: 'ownRecord.listReads', shows: { reason: 'COMPLAINT' } }],
    };
  },
  'journal.share': async ({ as }) => {
    const params = { id: 'jrn-v65nw8t9ak' };
    const body = { providerId: ids.providers.amina, shared: true };
    await as(who.layla).call(contract.shareJournalEntry, { params, body });
    return {
      told: { [who.amina]: 'JOURNAL_SHARED' },
      seen: [{ as: who.amina, read: 'journal.listShared', shows: params }],
    };
  },
};
