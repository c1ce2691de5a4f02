import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated, ownMatter } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { communityLimits, contentReportReason, contentTarget, removal, removalReason } from '../schemas/community.ts';
import { cursorPageOf, cursorQuery, integer, text } from '../schemas/common.ts';
import { circleId, userId } from '../schemas/ids.ts';
import {
  caseSource,
  decisionAction,
  moderationCase,
  moderationCaseDetail,
  moderationLogEntry,
  muteRange,
} from '../schemas/moderation.ts';

const words = v.pipe(text, v.maxLength(communityLimits.words));

export const listModerationCases = defineOperation({
  id: 'CLOUD-105',
  name: 'moderation.queue',
  method: 'GET',
  path: '/cloud/v1/moderation/cases',
  summary:
    'What waits for moderators: of the circles that the caller looks after, or of all for administrators. What is urgent first, then the oldest.',
  access: 'provider',
  query: v.object({
    ...cursorQuery,
    /** @default 'OPEN' */
    status: v.optional(v.picklist(['OPEN', 'DECIDED', 'ALL'])),
    source: v.optional(v.array(caseSource)),
    /** Has a report for one of these reasons. */
    reason: v.optional(v.array(contentReportReason)),
    circleId: v.optional(circleId),
  }),
  response: cursorPageOf(moderationCase),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getModerationCase = defineOperation({
  id: 'CLOUD-106',
  name: 'moderation.get',
  method: 'GET',
  path: '/cloud/v1/moderation/cases/:id',
  summary: 'One matter with its thread, its author’s history and the moderators’ notes.',
  access: 'provider',
  response: moderationCaseDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const decideModerationCase = defineOperation({
  id: 'CLOUD-107',
  name: 'moderation.decide',
  method: 'POST',
  path: '/cloud/v1/moderation/cases/:id/decision',
  summary:
    'Decides a matter; the author is told of a removal with its reason, and reporters of what came of their report.',
  access: 'provider',
  body: v.object({
    action: decisionAction,
    /** Required when something is removed: `REMOVE`, and `MUTE` of an author. */
    reason: v.optional(removalReason),
    /** What the author reads with it. */
    words: v.optional(words),
    /** Needed for `MUTE`. */
    muteDays: v.optional(v.pipe(integer, v.minValue(muteRange.min), v.maxValue(muteRange.max))),
    /** A note for other moderators. */
    note: v.optional(words),
    /** The number of the guideline that it rests on, from 1. */
    guideline: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(50))),
    /** The version of the text that was read; another one is refused. */
    contentVersion: v.optional(integer),
  }),
  response: moderationCaseDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    ownMatter,
    {
      status: 409,
      code: 'ALREADY_DECIDED',
      when: 'Another moderator has decided it meanwhile; details.decision says how.',
    },
    { status: 409, code: 'CONTENT_CHANGED', when: 'Its author has changed the text since it was read.' },
  ],
  idempotent: true,
});

export const addModeratorNote = defineOperation({
  id: 'CLOUD-108',
  name: 'moderation.addNote',
  method: 'POST',
  path: '/cloud/v1/moderation/cases/:id/notes',
  summary: 'Writes a note to a matter that moderators alone can read.',
  access: 'provider',
  body: v.object({ text: words }),
  response: moderationCaseDetail,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

export const claimModerationCase = defineOperation({
  id: 'CLOUD-460',
  name: 'moderation.claim',
  method: 'POST',
  path: '/cloud/v1/moderation/cases/:id/claim',
  summary: 'Says that the caller is looking at a matter, or no longer is. Others still see it and can take it over.',
  access: 'provider',
  body: v.object({
    isClaimed: v.boolean(),
    /** Whose claim the caller takes over knowingly. */
    takenFrom: v.optional(userId),
  }),
  response: moderationCaseDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'ALREADY_DECIDED', when: 'It is decided, so no one has to look at it.' },
    { status: 409, code: 'CLAIMED', when: 'Someone else is looking at it; details.owner says who.' },
  ],
  idempotent: true,
});

export const handOverModerationCase = defineOperation({
  id: 'CLOUD-461',
  name: 'moderation.handOver',
  method: 'POST',
  path: '/cloud/v1/moderation/cases/:id/hand-over',
  summary: 'Hands the safety of a person who may be in danger to whoever is on call. The matter itself stays open.',
  access: 'provider',
  body: v.object({
    /** What the person on call has to know. */
    note: words,
  }),
  response: moderationCaseDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'ALREADY_HANDED_OVER', when: 'It was handed over before; details.byName says by whom.' },
    { status: 409, code: 'NOT_URGENT', when: 'No one is in danger here as far as the matter tells.' },
  ],
  idempotent: true,
});

export const appealRemoval = defineOperation({
  id: 'CLOUD-109',
  name: 'moderation.appeal',
  method: 'POST',
  path: '/cloud/v1/moderation/appeals',
  summary: 'Asks moderators, once, to look again at something of the caller’s that they removed.',
  access: 'user',
  body: v.object({ target: contentTarget, words }),
  response: removal,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'NOT_REMOVED', when: 'It stands as it was written, so there is nothing to appeal against.' },
    { status: 409, code: 'ALREADY_APPEALED', when: 'There has been an appeal before; one is all there is.' },
  ],
  idempotent: true,
});

export const listModerationLog = defineOperation({
  id: 'CLOUD-110',
  name: 'moderation.log',
  method: 'GET',
  path: '/cloud/v1/moderation/log',
  summary: 'What moderators have decided, the newest first.',
  access: 'provider',
  query: v.object({ ...cursorQuery, circleId: v.optional(circleId), action: v.optional(v.array(decisionAction)) }),
  response: cursorPageOf(moderationLogEntry),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});
