import type { AnyExample } from './example.ts';

export const companionExamples: readonly AnyExample[] = [];
