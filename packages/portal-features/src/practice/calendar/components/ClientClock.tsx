import { Banner, Checkbox, Text } from '@sakina/design-system';
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

/** Asks before a session is booked at night on the client’s clock, and says on how many dates it would be. */
export function NightConsent({ book }: Pick<ClientClockProps, 'book'>) {
  const t = useProviderCalendarText();
  const { fields, series, isNight, clientName, messages, setNight } = book;
  if (!isNight || clientName === '') return null;
  const count = fields.repeat === 'ONCE' ? 1 : series.filter((entry) => entry.isNight).length;
  return (
    <>
      <Banner tone="warning" urgency="polite" title={t('book.night.title', { client: clientName })}>
        {t('book.night.body', { count })}
      </Banner>
      <Checkbox name="night" isRequired value={fields.acceptsNight} onChange={setNight} errorMessage={messages.night}>
        {t('book.night.accept', { client: clientName })}
      </Checkbox>
    </>
  );
}
