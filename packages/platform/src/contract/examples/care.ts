import type { AnyExample } from './example.ts';

export const careExamples: readonly AnyExample[] = [];
