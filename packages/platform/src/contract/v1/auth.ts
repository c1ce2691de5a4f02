import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';

export const refreshTokens = defineOperation({
  id: 'CALL-48', name: 'auth.refresh', method: 'POST', path: '/v1/auth/refresh',
  summary: 'Takes a refresh token for a new pair. A refresh token is good for one use: a spent one is refused and ends its family.',
  access: 'public', body: z.object({ refreshToken: z.string().check(z.minLength(1)) }),
  response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  errors: [
    { status: 401, code: 'REFRESH_REFUSED', when: 'The refresh token is unknown, over, or was spent before.' },
    { status: 422, code: 'VALIDATION_FAILED', when: 'There is no refresh token in the body.' },
  ],
});
