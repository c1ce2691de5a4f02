import * as z from 'zod/mini';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { instant, money, text } from '../schemas/common.ts';
import { broadcast, groupAudience, groupRecurrence, groupTopic, hostedGroupSession } from '../schemas/group-session.ts';
import { language } from '../schemas/provider.ts';

export const createGroupSession = defineOperation({
  id: 'CALL-46', name: 'groupSessions.create', method: 'POST', path: '/v1/group-sessions',
  summary: 'Announces a group, once or as a series; answers its first meeting.',
  access: 'provider',
  body: z.object({
    title: text.check(z.maxLength(120)),
    description: text.check(z.maxLength(2000)),
    topic: groupTopic,
    startsAt: instant,
    durationMinutes: z.int().check(z.minimum(15), z.maximum(240)),
    capacity: z.int().check(z.minimum(2), z.maximum(200)),
    price: z.extend(money, { amountMinor: z.int().check(z.minimum(0), z.maximum(50_000)), currency: z.literal('USD') }),
    language,
    audience: groupAudience,
    recurrence: z.nullable(groupRecurrence),
  }),
  response: hostedGroupSession,
  errors: [unauthenticated, forbidden, notFound, invalid, { status: 409, code: 'CALENDAR_CONFLICT', when: 'Something stands on the host’s calendar then; details.conflicts lists what.' }],
  idempotent: true,
});

export const startBroadcast = defineOperation({
  id: 'CALL-47', name: 'broadcasts.start', method: 'POST', path: '/v1/broadcasts/:id/start',
  summary: 'Goes live with a broadcast of one’s own.',
  access: 'provider', response: broadcast,
  errors: [
    unauthenticated, forbidden, notFound,
    { status: 409, code: 'BROADCAST_NOT_STARTABLE', when: 'It is live already, over, cancelled, or starts more than a day from now.' },
  ],
  idempotent: true,
});
