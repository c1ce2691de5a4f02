export { createTestCardEntry } from './card-element.ts';
export { testCards } from './test-cards.ts';
export type { TestCard } from './test-cards.ts';
