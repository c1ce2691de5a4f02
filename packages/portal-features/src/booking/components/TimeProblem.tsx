import { Banner, Button, Stack, Text } from '@sakina/design-system';
import { useBookingText } from '../messages/index.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';
import { useWhen } from './use-when.ts';

export interface TimeProblemProps {
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  providerZone: string;
  /** The user is moving a session, whose present time stays booked. */
  isMove: boolean;
  /** Called with another time to take instead. */
  onTake: (span: TimeSpan) => void;
}

/** Says that a time is gone, and offers the times nearby. */
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
  if (failure?.kind !== 'taken') return null;
  const { alternatives } = failure;
  const body =
    alternatives.length === 0
      ? isMove
        ? 'move.takenBodyNone'
        : 'taken.bodyNone'
      : isMove
        ? 'move.takenBody'
        : 'taken.body';
  return (
    <Stack gap="x2">
      <Banner tone="warning" urgency="assertive" title={t('taken.title')}>
        {t(body)}
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
