import type { MockHandler } from '../define-handler.ts';

export const communityHandlers: readonly MockHandler[] = [];
