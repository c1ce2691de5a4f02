import * as v from 'valibot';
import { forbidden, invalid, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminSearchResult } from '../schemas/admin-search.ts';
import { searchLength, text } from '../schemas/common.ts';

export const searchEverything = defineOperation({
  id: 'CLOUD-530',
  name: 'admin.search.find',
  method: 'POST',
  path: '/cloud/v1/admin/search',
  summary:
    'Finds people, providers, sessions and payments by words, in Arabic or Latin letters, or by the start of an id. The words are a name often, so they travel in the body and never in an address.',
  access: 'admin',
  body: v.object({ q: v.pipe(text, v.maxLength(searchLength.max)) }),
  response: adminSearchResult,
  errors: [unauthenticated, forbidden, invalid],
  idempotent: true,
});
