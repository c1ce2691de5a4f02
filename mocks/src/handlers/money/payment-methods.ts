import {
  addPaymentMethod,
  listPaymentMethods,
  makeDefaultPaymentMethod,
  removePaymentMethod,
} from '@sakina/platform/contract';
import type { PaymentMethod, UserId } from '@sakina/platform/contract';
import { readCardToken } from '../../card/test-tokens.ts';
import { iso } from '../../clock.ts';
import type { PaymentMethodRow } from '../../rules/payments.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';

/** How many cards one person may save. */
const MOST_CARDS = 10;

/** A saved card without its token, which stays on the server. */
function methodView({ ownerId: _ownerId, token: _token, ...method }: PaymentMethodRow): PaymentMethod {
  return method;
}

/** A person's cards, the default one first, then the newest. */
function cardsOf(tables: Tables, ownerId: string): PaymentMethodRow[] {
  const own = tables.paymentMethods.all().filter((row) => row.ownerId === ownerId);
  return own.toSorted(
    (first, second) =>
      Number(second.isDefault) - Number(first.isDefault) || Date.parse(second.addedAt) - Date.parse(first.addedAt),
  );
}

function makeDefault(tables: Tables, ownerId: string, id: string): void {
  for (const row of cardsOf(tables, ownerId)) {
    if (row.isDefault !== (row.id === id)) tables.paymentMethods.put({ ...row, isDefault: row.id === id });
  }
}

function ownCard({ tables }: Pick<Lookup, 'tables'>, id: string): PaymentMethodRow {
  const row = tables.paymentMethods.get(id);
  if (!row) throw notFound('this card');
  return row;
}

const listOf = ({ tables, user }: Lookup) => ({ items: cardsOf(tables, user.userId).map(methodView) });

/** Saves a card as the default one, unless it already is. */
export function saveCard(
  tables: Tables,
  ownerId: UserId,
  card: Pick<PaymentMethodRow, 'token' | 'brand' | 'last4' | 'expiresOn'>,
  now: Date,
): void {
  const row = cardsOf(tables, ownerId).find(({ token }) => token === card.token) ?? addCard(tables, ownerId, card, now);
  makeDefault(tables, ownerId, row.id);
}

function addCard(
  tables: Tables,
  ownerId: UserId,
  { token, brand, last4, expiresOn }: Pick<PaymentMethodRow, 'token' | 'brand' | 'last4' | 'expiresOn'>,
  now: Date,
): PaymentMethodRow {
  return tables.paymentMethods.put({
    id: `pm-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`,
    token,
    brand,
    last4,
    expiresOn,
    isDefault: false,
    addedAt: iso(now),
    ownerId,
  });
}

export const listPaymentMethodsHandler = defineHandler(listPaymentMethods, listOf);

export const addPaymentMethodHandler = defineHandler(addPaymentMethod, (context) => {
  const { tables, user, body, now } = context;
  const card = readCardToken(body.token);
  if (!card) throw invalid({ token: 'This card is not known. Please enter it again.' });
  if (card.expiresOn < iso(now).slice(0, 10))
    throw new ApiFailure(422, 'EXPIRED_CARD', 'This card is no longer valid.');
  const saved = cardsOf(tables, user.userId);
  const same = saved.find((row) => row.token === card.token);
  if (same) return methodView(same);
  if (saved.length >= MOST_CARDS)
    throw new ApiFailure(409, 'TOO_MANY_CARDS', `You have saved ${MOST_CARDS} cards. Remove one first.`);
  const row = addCard(tables, user.userId, card, now);
  if (saved.length === 0 || body.isDefault === true) makeDefault(tables, user.userId, row.id);
  return methodView(tables.paymentMethods.get(row.id) ?? row);
});

export const removePaymentMethodHandler = defineHandler(removePaymentMethod, (context) => {
  const { tables, user } = context;
  const row = ownCard(context, context.params.id);
  tables.paymentMethods.remove(row.id);
  const [next] = cardsOf(tables, user.userId);
  if (row.isDefault && next) makeDefault(tables, user.userId, next.id);
  return listOf(context);
});

export const makeDefaultPaymentMethodHandler = defineHandler(makeDefaultPaymentMethod, (context) => {
  const row = ownCard(context, context.params.id);
  makeDefault(context.tables, row.ownerId, row.id);
  return listOf(context);
});
