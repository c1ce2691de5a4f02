import type { PaymentMethod } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { goodCards } from './good-cards.ts';

it('omits expired cards', () => {
  const cards = [
    { id: 'a', expiresOn: '2026-11-30' },
    { id: 'b', expiresOn: '2026-10-31' },
  ] as PaymentMethod[];
  expect(goodCards(cards, '2026-11-24').map(({ id }) => id)).toEqual(['a']);
});
