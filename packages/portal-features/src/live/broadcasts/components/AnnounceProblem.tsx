import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { CalendarClash } from '../../../shared/calendar-clash/index.ts';
import { SaveNotice } from '../../../shared/index.ts';
import { useBroadcastsText } from '../messages/index.ts';

export interface AnnounceProblemProps {
  /** The error of a write, or undefined: then nothing is shown. */
  error: unknown;
  /** The host’s zone. */
  timeZone: string;
}

/** Why a broadcast was not announced: what is on the calendar then, by name and time, or the general words. */
export function AnnounceProblem({ error, timeZone }: AnnounceProblemProps) {
  const t = useBroadcastsText();
  if (isApiError(error, 'BROADCAST_BEGUN')) {
    return (
      <Banner tone="danger" urgency="assertive" title={t('begun.title')}>
        {t('begun.body')}
      </Banner>
    );
  }
  if (!isApiError(error, 'CALENDAR_CONFLICT')) return <SaveNotice error={error} />;
  return (
    <CalendarClash error={error} timeZone={timeZone}>
      {t('clash.body')}
    </CalendarClash>
  );
}
