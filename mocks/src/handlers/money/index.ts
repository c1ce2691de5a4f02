import type { MockHandler } from '../define-handler.ts';

export const moneyHandlers: readonly MockHandler[] = [];
