import { Text } from '@sakina/design-system';
import { isAtNight } from '@sakina/platform/domain';
import { isSameZone } from '@sakina/platform/locale';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { Book } from './use-book.ts';

export interface ClientClockProps {
  book: Book;
  /** The provider’s zone. */
  timeZone: string;
}

/** The chosen time on the client’s clock, where it is not the provider’s: read before anything is booked (CARE-9). */
export function ClientClock({ book, timeZone }: ClientClockProps) {
  const t = useProviderCalendarText();
  const when = useWhen();
  const { fields, clientZone, clientName, minutes } = book;
  const { startsAt } = fields;
  if (startsAt === '' || clientName === '' || isSameZone(clientZone, timeZone)) return null;
  const theirs = when({ startsAt, endsAt: minutes(startsAt) }, clientZone);
  return (
    <Text weight="strong" aria-live="polite">
      {t(isAtNight(startsAt, clientZone) ? 'book.theirs.night' : 'book.theirs', { client: clientName, when: theirs })}
    </Text>
  );
}
