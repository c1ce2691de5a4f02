import type { SessionMode } from '@sakina/platform/contract';
import { careBetween } from '../rules/care-relation.ts';
import { giveBookingConsents } from '../rules/client-consents.ts';
import { recordOf } from '../rules/client-records.ts';
import type { AppointmentRow, ProviderRow } from '../store/rows.ts';
import { invalid, notFound } from './api-failure.ts';
import { checkOwnTime } from './check-own-time.ts';
import type { HandlerContext } from './define-handler.ts';
import { appointmentsWith } from './find.ts';
import { newAppointment } from './new-appointment.ts';
import { saveAndNotify } from './save-and-notify.ts';
import type { createAppointment } from '@sakina/platform/contract';

interface Wish {
  clientId: string;
  serviceId: string;
  mode: SessionMode;
  startsAt: string;
  reasonForVisit?: string | undefined;
}

/**
 * Books a time for one of the provider's own clients, in the zone that the client booked in last. No one is told yet.
 * @throws ApiFailure 404, 409 or 422
 */
export function bookForClient(
  context: Pick<HandlerContext<typeof createAppointment>, 'tables' | 'user' | 'now' | 'emit'>,
  provider: ProviderRow,
  { clientId, serviceId, mode, startsAt, reasonForVisit }: Wish,
): AppointmentRow {
  const { tables, user, now } = context;
  if (clientId === user.userId) throw invalid({ clientId: 'You cannot book a session with yourself.' });
  const service = provider.services.find((entry) => entry.id === serviceId);
  if (!service) throw notFound('this service');
  if (!service.modes.includes(mode)) throw invalid({ mode: 'This service is not offered in that way.' });
  const last = appointmentsWith(tables, provider.id).findLast((row) => row.client.id === clientId);
  if (!last) throw notFound('this client');
  if (careBetween(tables, provider.id, last.client.id) === 'ENDED')
    throw invalid({ clientId: 'Care of this client has ended. Readmit them first.' });
  const slot = checkOwnTime({ tables, provider, service, startsAt, now });
  giveBookingConsents(tables, {
    providerId: provider.id,
    clientId: last.client.id,
    how: 'IN_PERSON',
    language: recordOf(tables, provider.id, last.client.id, now).language ?? 'en',
    now,
  });
  return saveAndNotify(
    context,
    newAppointment({
      client: last.client,
      provider,
      service,
      slot,
      mode,
      clientTimeZone: last.clientTimeZone,
      reasonForVisit: reasonForVisit?.trim() || null,
      now,
    }),
  );
}
