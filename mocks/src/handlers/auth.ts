import { refreshTokens } from '@sakina/platform/contract';
import { rotateTokens } from '../rules/tokens.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';

export const refreshTokensHandler = defineHandler(refreshTokens, ({ body, tables, now, tokenOptions }) => {
  const refused = new ApiFailure(401, 'REFRESH_REFUSED', 'This session is over. Please log in again.');
  // Returned, not thrown: the revocation of the family must be kept.
  return rotateTokens(tables, body.refreshToken, now, tokenOptions) ?? refused;
});
