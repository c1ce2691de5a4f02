import { BookingScreen } from '@sakina/portal-features/booking';
import { useParams, useSearchParams } from 'react-router-dom';

export function BookingPage() {
  const { therapistId = '' } = useParams();
  const [params] = useSearchParams();
  const start = {
    serviceId: params.get('service') ?? undefined,
    startsAt: params.get('startsAt') ?? undefined,
    rescheduleId: params.get('reschedule') ?? undefined,
  };
  return <BookingScreen key={start.rescheduleId ?? therapistId} providerId={therapistId} start={start} />;
}
