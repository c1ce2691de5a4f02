import { Banner } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { CalendarClash } from '../../../shared/calendar-clash/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useGroupsText } from '../messages/index.ts';

export interface SaveProblemProps {
  /** The error of a write, or undefined: then nothing is shown. */
  error: unknown;
  /** The host’s zone. */
  timeZone: string;
}

/** Why a group was not saved: what stands on the calendar then, by name and time, or the general words. */
export function SaveProblem({ error, timeZone }: SaveProblemProps) {
  const t = useGroupsText();
  // A change elsewhere is said in its own dialog.
  if (isApiError(error, 'VERSION_CONFLICT')) return null;
  if (isApiError(error, 'GROUP_NOT_OPEN'))
    return (
      <Banner tone="danger" urgency="assertive" title={t('notOpen.title')}>
        {t('notOpen.body')}
      </Banner>
    );
  if (!isApiError(error, 'CALENDAR_CONFLICT')) return <ErrorNotice error={error} />;
  return (
    <CalendarClash error={error} timeZone={timeZone}>
      {t('clash.body')}
    </CalendarClash>
  );
}
