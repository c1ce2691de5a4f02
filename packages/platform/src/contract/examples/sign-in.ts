import { logPortalSwitch } from '../v1/audit.ts';
import { refreshTokens } from '../v1/auth.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

export const signInExamples: readonly AnyExample[] = [
  exampleOf(refreshTokens, {
    input: { body: { refreshToken: 'refresh.7d0c1f52-94be-4e0b-9a55-3f1de1c0a6b2' } },
    prepare: async ({ signIn }) => ({ body: { refreshToken: await signIn('client') } }),
    response: {
      accessToken: 'access.0f6a2b9c-51d7-4c0e-8e7a-9d3b6c1f2a84',
      refreshToken: 'refresh.c41d8e07-2b6f-4a95-b3d2-6e9f0a7c5b18',
    },
  }),
  exampleOf(logPortalSwitch, {
    input: { body: { from: 'consumer', to: 'provider', reason: 'user', ts: '2026-11-24T15:00:00Z' } },
    response: { recorded: true },
  }),
];
