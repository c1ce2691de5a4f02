import { refreshTokens } from '@sakina/platform/contract';
import { rotateTokens } from '../rules/tokens.ts';
import { ApiFailure } from './api-failure.ts';
import { defineHandler } from './define-handler.ts';

export const refreshTokensHandler = defineHandler(refreshTokens, ({ body, tables, now, tokenOptions }) => {
  const refused = new ApiFailure(401, 'REFRESH_REFUSED', 'This session is over. Please log in again.');
  const renewed = rotateTokens(tables, body.refreshToken, now, tokenOptions);
  if (renewed === 'SUSPENDED') return new ApiFailure(403, 'ACCOUNT_SUSPENDED', 'This account is suspended.');
  // Returned, not thrown: the revocation of the family must be kept.
  return renewed ?? refused;
});
