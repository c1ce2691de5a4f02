import type { AppointmentId, SessionMode } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';

interface Agreed {
  client: AppointmentRow['client'];
  provider: ProviderRow;
  service: ProviderRow['services'][number];
  slot: { startsAt: string; endsAt: string };
  mode: SessionMode;
  clientTimeZone: string;
  reasonForVisit: string | null;
  now: Date;
}

/** The row of a session that has just been booked, confirmed and with consent. */
export function newAppointment(agreed: Agreed): AppointmentRow {
  const { client, provider, service, slot, mode, clientTimeZone, reasonForVisit, now } = agreed;
  return {
    id: `apt-${randomId(8)}` as AppointmentId,
    status: 'CONFIRMED',
    client,
    provider: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    service: { id: service.id, name: service.name, durationMinutes: service.durationMinutes },
    ...slot,
    timeZone: provider.timeZone,
    clientTimeZone,
    mode,
    location: mode === 'IN_PERSON' ? provider.address : null,
    price: service.price,
    reasonForVisit,
    cancellation: null,
    roomName: randomId(16),
    startedAt: null,
    endedAt: null,
    createdAt: iso(now),
    updatedAt: iso(now),
    consentedAt: iso(now),
    rescheduledAt: [],
  };
}

function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
}
