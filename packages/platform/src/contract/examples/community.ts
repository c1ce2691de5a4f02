import type { AnyExample } from './example.ts';

export const communityExamples: readonly AnyExample[] = [];
