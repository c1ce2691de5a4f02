import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { userId } from '../schemas/ids.ts';
import { outcomes } from '../schemas/measure.ts';

export const getOutcomes = defineOperation({
  id: 'CALL-39',
  name: 'analytics.outcomes',
  method: 'GET',
  path: '/v1/analytics/outcomes',
  summary: 'How the provider’s care goes: scores, goals, attendance and who stays, over all clients or for one.',
  access: 'provider',
  query: v.object({ clientId: v.optional(userId) }),
  response: outcomes,
  errors: [unauthenticated, forbidden, notFound, invalid],
});
