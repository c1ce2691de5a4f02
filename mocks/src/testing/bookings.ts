import type { Client } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import type { BodyOf } from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../personas/ids.ts';

const serviceId = serviceIdOf(ids.providers.amina, 'session');
const week = { from: '2026-11-24T00:00:00Z', to: '2026-12-08T00:00:00Z' };

/** The times that a provider offers in the two weeks from the pinned day on. */
export async function openTimes(client: Client, providerId: string = ids.providers.amina): Promise<string[]> {
  const { slots } = await client.call(contract.listOpenSlots, {
    params: { id: providerId },
    query: { serviceId: `${providerId}-session`, ...week },
  });
  return slots.map((slot) => slot.startsAt);
}

/** An online session with Dr. Rahman, as a client books it. */
export function bookingOf(
  startsAt: string,
  change: Partial<BodyOf<typeof contract.createAppointment>> = {},
): { body: BodyOf<typeof contract.createAppointment> } {
  return {
    body: {
      providerId: ids.providers.amina,
      serviceId,
      startsAt,
      mode: 'ONLINE',
      clientTimeZone: 'Europe/Berlin',
      consent: { treatment: true, telehealth: true, policy: true },
      ...change,
    },
  };
}

/** A time that Dr. Rahman offers. */
export async function firstOpen(client: Client, index = 3): Promise<string> {
  return (await openTimes(client))[index] ?? '';
}
