import { createSlotHold, releaseSlotHold } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { endHolds, HOLD_MINUTES } from '../../rules/slot-holds.ts';
import type { SlotHoldRow } from '../../rules/slot-holds.ts';
import { notFound } from '../api-failure.ts';
import { checkSlot } from '../check-slot.ts';
import { defineHandler } from '../define-handler.ts';
import { bookable } from './bookable.ts';

const viewOf = ({ holderId: _holderId, ...hold }: SlotHoldRow) => hold;

export const createSlotHoldHandler = defineHandler(createSlotHold, ({ tables, user, body, now }) => {
  const { provider, service } = bookable(tables, body.providerId, body.serviceId);
  const slot = checkSlot({ tables, provider, service, startsAt: body.startsAt, now, callerId: user.userId });
  const former = tables.slotHolds
    .all()
    .find((row) => row.holderId === user.userId && row.serviceId === service.id && row.startsAt === slot.startsAt);
  endHolds(tables, user.userId, provider.id, now);
  return viewOf(
    tables.slotHolds.put({
      id: former?.id ?? `hold-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
      providerId: provider.id,
      serviceId: service.id,
      ...slot,
      expiresAt: iso(addMinutes(now, HOLD_MINUTES)),
      holderId: user.userId,
    }),
  );
});

export const releaseSlotHoldHandler = defineHandler(releaseSlotHold, ({ tables, params }) => {
  const hold = tables.slotHolds.get(params.id);
  if (!hold) throw notFound('this time');
  tables.slotHolds.remove(hold.id);
  return viewOf(hold);
});
