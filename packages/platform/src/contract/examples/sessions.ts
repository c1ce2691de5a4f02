import type { AnyExample } from './example.ts';

export const sessionsExamples: readonly AnyExample[] = [];
