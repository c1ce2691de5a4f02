import * as contract from '@sakina/platform/contract';
import { communityIds } from '../../personas/community/index.ts';
import { ids } from '../../personas/ids.ts';
import { practiceIds } from '../../personas/practice-ids.ts';
import { who } from '../test-server.ts';
import type { Plays, Seen, Stage } from './stage.ts';

const { groups, broadcasts } = practiceIds;
const { cases, replies, reviews } = communityIds;
const at = (id: string) => ({ params: { id } });
const ofAmina = at(ids.providers.amina);
const lastMessage = (text: string): readonly Seen[] => [
  { as: who.layla, read: 'conversations.list', input: { query: { as: 'client' } }, shows: { text } },
  { as: who.amina, read: 'conversations.list', input: { query: { as: 'provider' } }, shows: { text } },
];

/** Someone takes a seat in a meeting of Dr. Rahman’s that nobody else has a seat in. */
async function seat({ as }: Stage) {
  const { id, startsAt, version } = await as(who.amina).call(contract.createGroupSession, {
    body: {
      title: 'Worry hour',
      description: 'One exercise, then questions.',
      topic: 'ANXIETY',
      startsAt: '2026-12-06T21:00:00.000Z',
      durationMinutes: 60,
      capacity: 2,
      price: { amountMinor: 0, currency: 'USD' },
      language: 'en',
      audience: 'EVERYONE',
      recurrence: null,
    },
  });
  await as(who.noah).call(contract.joinGroupSession, { ...at(id), body: {} });
  return { id, startsAt, version };
}

const groupSeen = (client: string, id: string, shows: object): readonly Seen[] => [
  { as: client, read: 'groupSessions.list', input: { query: { mine: true, limit: 100 } }, shows: { id, ...shows } },
  { as: who.amina, read: 'groupSessions.hosted', shows: { id, ...shows } },
];
const reviewSeen = (provider: string, shows: object): readonly Seen[] =>
  [who.layla, who.amina].map((as) => ({
    as,
    read: 'reviews.list',
    input: { ...at(provider), query: { limit: 100 } },
    shows,
  }));

/** Plays of the acts among people. */
export const communityPlays: Plays = {
  'message.send': async ({ as }) => {
    const text = 'See you on Thursday.';
    await as(who.amina).call(contract.sendMessage, { body: { clientId: ids.users.layla, text } });
    return { told: { [who.layla]: 'MESSAGE_RECEIVED' }, seen: lastMessage(text) };
  },
  'group.join': async (stage) => {
    const { id } = await seat(stage);
    return { told: {}, seen: groupSeen(who.noah, id, { joinedCount: 1 }) };
  },
  'group.seat': async (stage) => {
    const { id } = await seat(stage);
    await stage.as(who.zaynab).call(contract.joinGroupSession, { ...at(id), body: {} });
    await stage.as(who.layla).call(contract.joinGroupSession, { ...at(id), body: { waitlist: true } });
    stage.begin();
    await stage.as(who.noah).call(contract.leaveGroupSession, at(id));
    return {
      told: { [who.layla]: 'GROUP_SEAT_GIVEN' },
      seen: groupSeen(who.layla, id, { joinedCount: 2, waitlistCount: 0 }),
    };
  },
  'group.meet': async ({ as }) => {
    const id = groups.griefTonight;
    await as(who.amina).call(contract.setGroupSessionStatus, { ...at(id), body: { status: 'LIVE' } });
    return { told: {}, seen: groupSeen(who.layla, id, { status: 'LIVE' }) };
  },
  'group.change': async (stage) => {
    const { id, version } = await seat(stage);
    stage.begin();
    const startsAt = '2026-12-06T22:00:00.000Z';
    await stage.as(who.amina).call(contract.updateGroupSession, { ...at(id), body: { version, startsAt } });
    return { told: { [who.noah]: 'GROUP_MEETING_CHANGED' }, seen: groupSeen(who.noah, id, { startsAt }) };
  },
  'group.cancel': async (stage) => {
    const { id } = await seat(stage);
    stage.begin();
    const body = { reason: 'The room is closed.', wholeSeries: false };
    await stage.as(who.amina).call(contract.cancelGroupSession, { ...at(id), body });
    return { told: { [who.noah]: 'GROUP_MEETING_CANCELLED' }, seen: groupSeen(who.noah, id, { status: 'CANCELLED' }) };
  },
  'broadcast.change': async ({ as }) => {
    const id = broadcasts.scheduled;
    const { title, description, language, durationMinutes, version } = await as(null).call(
      contract.getBroadcast,
      at(id),
    );
    const startsAt = '2026-11-24T17:50:00.000Z';
    await as(who.amina).call(contract.updateBroadcast, {
      ...at(id),
      body: { title, description, language, durationMinutes, version, startsAt },
    });
    // No one waits in front of it.
    return {
      told: {},
      seen: [null, who.amina].map((one) => ({ as: one, read: 'broadcasts.list', shows: { id, startsAt } })),
    };
  },
  'review.write': async ({ as }) => {
    const { id } = await as(who.layla).call(contract.createReview, {
      ...ofAmina,
      body: { rating: 4, body: 'She listens.', signature: 'ANONYMOUS' },
    });
    return { told: { [who.amina]: 'REVIEW_RECEIVED' }, seen: reviewSeen(ids.providers.amina, { id }) };
  },
  'review.answer': async ({ as }) => {
    await as(who.yusuf).call(contract.answerReview, {
      ...at(reviews.laylaOfYusuf),
      body: { version: 1, text: 'I am glad.', namesNoCare: true },
    });
    return { told: { [who.layla]: 'REVIEW_ANSWERED' }, seen: reviewSeen(ids.providers.yusuf, { text: 'I am glad.' }) };
  },
  'post.report': async ({ as }) => {
    const target = { kind: 'REPLY' as const, id: replies.reported };
    const { id } = await as(who.noah).call(contract.reportContent, { body: { target, reason: 'OTHER' } });
    return {
      told: {},
      seen: [
        { as: who.noah, read: 'contentReports.list', shows: { id, status: 'OPEN' } },
        { as: who.amina, read: 'moderation.queue', input: { query: { limit: 100 } }, shows: { id: cases.reported } },
      ],
    };
  },
  'case.decide': async ({ as }) => {
    await as(who.amina).call(contract.decideModerationCase, {
      ...at(cases.reported),
      body: { action: 'REMOVE', reason: 'MEDICAL_ADVICE' },
    });
    return {
      told: { [who.layla]: 'MODERATION_OUTCOME' },
      seen: [
        { as: who.layla, read: 'contentReports.list', shows: { status: 'ACTED_ON' } },
        { as: who.ingrid, read: 'moderation.log', shows: { caseId: cases.reported } },
      ],
    };
  },
  'invitation.send': async ({ as }) => {
    const email = 'yara.nasser@example.org';
    await as(who.amina).call(contract.createInvitation, { body: { email, recipientName: null, message: null } });
    return { told: {}, seen: [{ as: who.amina, read: 'invitations.list', shows: { email, status: 'PENDING' } }] };
  },
};
