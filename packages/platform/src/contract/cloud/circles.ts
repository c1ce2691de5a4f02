import * as v from 'valibot';
import { invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { circle, circleKind, communityLimits } from '../schemas/community.ts';
import { text } from '../schemas/common.ts';
import { language, speciality } from '../schemas/provider.ts';

export const listCircles = defineOperation({
  id: 'CLOUD-90',
  name: 'circles.list',
  method: 'GET',
  path: '/cloud/v1/circles',
  summary: 'The circles of the community, with the caller’s place in each.',
  access: 'public',
  query: v.object({
    topic: v.optional(v.array(speciality)),
    language: v.optional(v.array(language)),
    kind: v.optional(v.array(circleKind)),
    /** `MINE` are those in which the caller is, or waits to be let in. */
    membership: v.optional(v.picklist(['ALL', 'MINE'])),
  }),
  response: v.object({ items: v.array(circle) }),
  errors: [unauthenticated, invalid],
});

export const getCircle = defineOperation({
  id: 'CLOUD-91',
  name: 'circles.get',
  method: 'GET',
  path: '/cloud/v1/circles/:id',
  summary: 'One circle with its guidelines and who moderates it.',
  access: 'public',
  response: circle,
  errors: [notFound],
});

export const setMembership = defineOperation({
  id: 'CLOUD-92',
  name: 'circles.setMembership',
  method: 'PUT',
  path: '/cloud/v1/circles/:id/membership',
  summary: 'Joins a circle, asks to be let into one that is not open, or leaves it.',
  access: 'user',
  body: v.variant('isMember', [
    v.object({
      isMember: v.literal(true),
      /** The caller has read the guidelines. */
      agreesToGuidelines: v.literal(true),
      /** For circles among women or among men: the caller is one. */
      belongs: v.optional(v.boolean()),
      /** The name that members see; without it the first name of the account. */
      displayName: v.optional(v.pipe(text, v.maxLength(communityLimits.displayName))),
      /** For moderators who decide: why the caller would like to join. */
      words: v.optional(v.pipe(text, v.maxLength(communityLimits.words))),
    }),
    v.object({ isMember: v.literal(false) }),
  ]),
  response: circle,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    { status: 409, code: 'MODERATOR_STAYS', when: 'A moderator cannot leave the circle that they look after.' },
  ],
  idempotent: true,
});
