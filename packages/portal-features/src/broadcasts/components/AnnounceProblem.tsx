import { Banner, Stack } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { conflictsOf } from '../../shared/calendar-conflicts.ts';
import { ErrorNotice } from '../../shared/index.ts';
import { useWhen } from '../../shared/when/index.ts';
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
  const when = useWhen();
  if (Object.keys(fieldProblems(error)).length > 0) return null;
  if (!isApiError(error, 'CALENDAR_CONFLICT')) return <ErrorNotice error={error} />;
  return (
    <Banner tone="danger" urgency="assertive" title={t('clash.title')}>
      {t('clash.body')}
      <Stack as="ul" gap="half">
        {conflictsOf(error).map((event) => (
          <li key={`${event.startsAt} ${event.title}`}>
            {t('clash.line', { title: event.title, when: when(event, timeZone) })}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
