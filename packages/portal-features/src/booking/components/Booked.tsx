import { useBookingText } from '../messages/index.ts';
import type { BookedDetailsProps } from './BookedDetails.tsx';
import { Confirmation } from './Confirmation.tsx';
import { LateBookedDetails } from './late-parts.ts';
import { LoadingStep } from './LoadingStep.tsx';

/** The confirmation of a booking: the news at once, and everything about it below. */
export function Booked({ profile, booked }: BookedDetailsProps) {
  const t = useBookingText();
  const {
    appointments: [{ provider }, ...further],
  } = booked;
  return (
    <Confirmation
      title={further.length > 0 ? t('done.seriesTitle', { count: 1 + further.length }) : t('done.title')}
      lead={t('done.lead', { name: provider.displayName })}
    >
      <LateBookedDetails profile={profile} booked={booked} loading={<LoadingStep />} />
    </Confirmation>
  );
}
