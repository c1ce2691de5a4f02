import type { AnyExample } from './example.ts';

export const practiceExamples: readonly AnyExample[] = [];
