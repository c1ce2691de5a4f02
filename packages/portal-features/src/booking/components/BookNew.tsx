import type { ProviderProfile } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReadView } from '../../shared/index.ts';
import { useOpenSlots } from '../api/use-open-slots.ts';
import { useOwnAppointments } from '../api/use-own-appointments.ts';
import { useProvider } from '../api/use-provider.ts';
import { useBookingText } from '../messages/index.ts';
import { openBooking, whyClosed } from '../model/opening.ts';
import type { BookingStart, BookingView, Opening } from '../model/opening.ts';
import { ClosedProvider, UnknownProvider } from './Closed.tsx';
import { preloadOpening } from './late-parts.ts';
import { LoadingBooking } from './LoadingBooking.tsx';
import { NewBooking } from './NewBooking.tsx';
import type { StepAddress } from './use-booking-flow.ts';

export interface BookNewProps extends StepAddress {
  providerId: string;
  start: BookingStart;
  /** How the times are looked at first. */
  view: BookingView;
}

/** Reads whom to book, and begins with what was chosen before. */
export function BookNew({ providerId, start, view, ...address }: BookNewProps) {
  const t = useBookingText();
  const provider = useProvider(providerId);
  const first = useEffectEvent(() => preloadOpening(start, view));
  useEffect(() => first(), []);
  return (
    <ReadView
      read={provider}
      loading={<LoadingBooking label={t('loading')} />}
      describeError={(error) => (error.status === 404 ? <UnknownProvider /> : undefined)}
    >
      {(profile) => <Begin profile={profile} start={start} view={view} {...address} />}
    </ReadView>
  );
}

/** A provider without room for new clients is still there for those they see already, so that is asked before a no. */
function Begin({
  profile,
  start,
  view,
  ...address
}: { profile: ProviderProfile; start: BookingStart; view: BookingView } & StepAddress) {
  const t = useBookingText();
  const isFull = whyClosed(profile, false) === 'notAccepting';
  const own = useOwnAppointments(isFull);
  const isClient =
    own.data?.items.some((item) => item.provider.id === profile.id && item.status !== 'CANCELLED') ?? false;
  const wish =
    start.startsAt && profile.services.some((service) => service.id === start.serviceId) ? start.serviceId : undefined;
  const slots = useOpenSlots(profile.id, wish ?? null);

  const [opening, setOpening] = useState<Opening | null>(null);

  // Once begun, a booking stays: whatever is read again later must not take away what was typed.
  if (opening) return <NewBooking profile={profile} opening={opening} {...address} />;
  if (own.isLoading || slots.isLoading) return <LoadingBooking label={t('loading')} />;
  const reason = whyClosed(profile, isClient);
  if (reason) return <ClosedProvider profile={profile} reason={reason} />;
  setOpening(openBooking(profile, start, slots.data?.slots, view));
  return null;
}
