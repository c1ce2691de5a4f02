import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, extend, instant, integer, money, text } from '../schemas/common.ts';
import {
  broadcast,
  groupAudience,
  groupLimits,
  groupRecurrence,
  groupTopic,
  hostedGroupSession,
  meetingLimits,
} from '../schemas/group-session.ts';
import { language } from '../schemas/provider.ts';

export const createGroupSession = defineOperation({
  id: 'CALL-46',
  name: 'groupSessions.create',
  method: 'POST',
  path: '/v1/group-sessions',
  summary: 'Announces a group, once or as a series; answers its first meeting.',
  access: 'provider',
  body: v.object({
    title: v.pipe(text, v.maxLength(meetingLimits.title)),
    description: v.pipe(text, v.maxLength(meetingLimits.description)),
    topic: groupTopic,
    startsAt: instant,
    durationMinutes: v.pipe(integer, v.minValue(groupLimits.minutes.min), v.maxValue(groupLimits.minutes.max)),
    capacity: v.pipe(integer, v.minValue(groupLimits.capacity.min), v.maxValue(groupLimits.capacity.max)),
    price: extend(money, { amountMinor: v.pipe(count, v.maxValue(groupLimits.price)), currency: v.literal('USD') }),
    language,
    audience: groupAudience,
    recurrence: v.nullable(groupRecurrence),
  }),
  response: hostedGroupSession,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'CALENDAR_CONFLICT',
      when: 'Something stands on the host’s calendar then; details.conflicts lists what.',
    },
  ],
  idempotent: true,
});

export const startBroadcast = defineOperation({
  id: 'CALL-47',
  name: 'broadcasts.start',
  method: 'POST',
  path: '/v1/broadcasts/:id/start',
  summary: 'Goes live with a broadcast of one’s own.',
  access: 'provider',
  response: broadcast,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    {
      status: 409,
      code: 'BROADCAST_NOT_STARTABLE',
      when: 'It is live already, over, cancelled, or starts more than a day from now.',
    },
  ],
  idempotent: true,
});
