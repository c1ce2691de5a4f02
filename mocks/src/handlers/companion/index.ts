import type { MockHandler } from '../define-handler.ts';

export const companionHandlers: readonly MockHandler[] = [];
