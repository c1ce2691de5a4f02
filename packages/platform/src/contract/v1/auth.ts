import * as v from 'valibot';
import { defineOperation } from '../operation.ts';

export const refreshTokens = defineOperation({
  id: 'CALL-48',
  name: 'auth.refresh',
  method: 'POST',
  path: '/v1/auth/refresh',
  summary:
    'Takes a refresh token for a new pair. A refresh token is good for one use: a spent one is refused and ends its family.',
  access: 'public',
  body: v.object({ refreshToken: v.pipe(v.string(), v.minLength(1)) }),
  response: v.object({ accessToken: v.string(), refreshToken: v.string() }),
  errors: [
    { status: 401, code: 'REFRESH_REFUSED', when: 'The refresh token is unknown, over, or was spent before.' },
    {
      status: 403,
      code: 'ACCOUNT_SUSPENDED',
      when: 'The account is suspended: it gets no tokens until it is reactivated.',
    },
    { status: 422, code: 'VALIDATION_FAILED', when: 'There is no refresh token in the body.' },
  ],
});
