import type { AnyExample } from './example.ts';

export const moneyExamples: readonly AnyExample[] = [];
