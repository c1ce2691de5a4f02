import type { CardBrand } from '@sakina/platform/contract';
import { cardToken } from '../../card/test-tokens.ts';
import { addMinutes, dateIn, iso } from '../../clock.ts';
import { cardSeeds, usersWithoutCard } from '../../personas/money.ts';
import type { CardSeed } from '../../personas/money.ts';
import { createRandom, opaque } from '../../personas/random.ts';
import type { PaymentMethodRow } from '../../rules/payments.ts';
import type { PersonRow } from '../rows.ts';

const DAY = 24 * 60;

function methodRow(seed: CardSeed, index: number, now: Date): PaymentMethodRow {
  const words = `card ${seed.owner} ${index}`;
  const today = dateIn(now, 'UTC');
  const month = today.year * 12 + today.month - 1 + seed.expiresInMonths;
  const expiry = { year: Math.floor(month / 12), month: (month % 12) + 1 };
  return {
    id: `pm-${opaque(words, 10)}`,
    ...cardToken({
      outcome: seed.outcome ?? 'SUCCEEDS',
      brand: seed.brand,
      last4: seed.last4,
      expiry,
      nonce: opaque(words, 8),
    }),
    isDefault: index === 0,
    addedAt: iso(addMinutes(now, -DAY * (300 - 40 * index))),
    ownerId: seed.owner,
  };
}

/** All saved cards: those of stories, and generated ones. */
export function seedCards(people: Iterable<PersonRow>, now: Date): PaymentMethodRow[] {
  const rows: PaymentMethodRow[] = [];
  for (const { id } of people) {
    if (usersWithoutCard.includes(id)) continue;
    const own = cardSeeds.filter((seed) => seed.owner === id);
    const random = createRandom(`card of ${id}`);
    const brands: readonly [CardBrand, ...CardBrand[]] = ['VISA', 'VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'];
    const usual = {
      owner: id,
      brand: random.pick(brands),
      last4: String(random.integer(1000, 9999)),
      expiresInMonths: random.integer(3, 40),
    };
    (own.length > 0 ? own : [usual]).forEach((seed, index) => rows.push(methodRow(seed, index, now)));
  }
  return rows;
}
