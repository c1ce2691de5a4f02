import type { MockHandler } from '../define-handler.ts';

export const adminHandlers: readonly MockHandler[] = [];
