import type { AnyExample } from './example.ts';

export const adminExamples: readonly AnyExample[] = [];
