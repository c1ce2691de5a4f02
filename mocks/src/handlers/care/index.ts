import type { MockHandler } from '../define-handler.ts';

export const careHandlers: readonly MockHandler[] = [];
