import { Banner, Button, Stack, Text } from '@sakina/design-system';
import { useBookingText } from '../messages/index.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';
import { useWhen } from './use-when.ts';

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

export interface TimeProblemProps {
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  /** IANA zone of the provider. */
  providerZone: string;
  /** The user is moving a session, whose present time stays booked. */
  isMove: boolean;
  /** Called with another time to take instead. */
  onTake: (span: TimeSpan) => void;
}

/** Says why a time is not open any more, and offers the times nearby. */
export function TimeProblem({ failure, providerZone, isMove, onTake }: TimeProblemProps) {
  const t = useBookingText();
  const when = useWhen();
  if (failure?.kind === 'past') {
    return (
      <Banner tone="warning" urgency="assertive" title={t('past.title')}>
        {t(isMove ? 'move.pastBody' : 'past.body')}
      </Banner>
    );
  }
  function noticeTitle(minutes: number | null): string {
    if (minutes === null) return t('notice.unknown');
    if (minutes % DAY === 0) return t('notice.days', { count: minutes / DAY });
    if (minutes % HOUR === 0) return t('notice.hours', { count: minutes / HOUR });
    return t('notice.minutes', { count: minutes });
  }
  if (failure?.kind !== 'taken' && failure?.kind !== 'notice') return null;
  const { alternatives } = failure;
  const rest = t(`${isMove ? 'move.takenBody' : 'taken.body'}${alternatives.length === 0 ? 'None' : ''}`);
  return (
    <Stack gap="x2">
      <Banner
        tone="warning"
        urgency="assertive"
        title={failure.kind === 'taken' ? t('taken.title') : noticeTitle(failure.minutes)}
      >
        {rest}
      </Banner>
      {alternatives.length > 0 && (
        <Stack as="ul" gap="x1" aria-label={t('taken.alternatives')}>
          {alternatives.map((span) => {
            const { own, other } = when(span, providerZone);
            return (
              <li key={span.startsAt}>
                <Button variant="secondary" width="full" onPress={() => onTake(span)}>
                  <Stack as="span" gap="none" align="start">
                    <span>{own}</span>
                    {other && (
                      <Text as="span" size="xs" tone="muted">
                        {other}
                      </Text>
                    )}
                  </Stack>
                </Button>
              </li>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
