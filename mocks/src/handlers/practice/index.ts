import type { MockHandler } from '../define-handler.ts';

export const practiceHandlers: readonly MockHandler[] = [];
