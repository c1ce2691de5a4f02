import { Badge, Button, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { AgreedThatDay } from './AgreedThatDay.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useAgreedWords } from './use-agreed-words.ts';
import type { AgreedWords } from './use-agreed-words.ts';
import { useBookAgain } from './use-book-again.ts';
import type { BookAgain } from './use-book-again.ts';
import { useCalledOffWords } from './use-called-off-words.ts';

const FIRST = 5;
const STEP = 20;

export interface PastSessionsProps {
  /** Those that are over, the latest first. */
  sessions: readonly Appointment[];
}

/** The sessions that are over, the latest first; more of them on demand. */
export function PastSessions({ sessions }: PastSessionsProps) {
  const t = useDashboardText();
  const calledOff = useCalledOffWords();
  const bookAgain = useBookAgain();
  const agreed = useAgreedWords(sessions);
  const [shown, setShown] = useState(FIRST);
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > FIRST) firstNew.current?.focus();
  }, [shown]);
  const [newFrom, setNewFrom] = useState(FIRST);
  const rest = sessions.length - shown;
  const latest = sessions.find((item) => agreed(item) !== null);

  function showMore() {
    setNewFrom(shown);
    setShown(shown + STEP);
  }
  return (
    <Stack gap="x2">
      <Stack as="ul" gap="none">
        {sessions.slice(0, shown).map((item, index) => (
          <SessionRow
            key={item.id}
            appointment={item}
            badge={<PastBadge appointment={item} />}
            note={calledOff(item)}
            actions={<NextLink way={bookAgain(item, 'past')} />}
            {...(index === newFrom ? { ref: firstNew } : {})}
          >
            <Agreed words={agreed(item)} isLatest={item === latest} />
          </SessionRow>
        ))}
      </Stack>
      <Inline gap="x2">
        {rest > 0 && (
          <Button variant="secondary" onPress={showMore}>
            {t('past.more', { count: Math.min(rest, STEP) })}
          </Button>
        )}
        {sessions.length > FIRST && (
          <Text size="sm" tone="muted" role="status">
            {t('past.shown', { shown: Math.min(shown, sessions.length), count: sessions.length })}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

function NextLink({ way: { href, name, text } }: { way: BookAgain }) {
  return (
    <Link variant="row" href={href} aria-label={name}>
      {text}
    </Link>
  );
}

function Agreed({ words, isLatest }: { words: AgreedWords | null; isLatest: boolean }) {
  return words && <AgreedThatDay words={words} isLatest={isLatest} />;
}

function PastBadge({ appointment }: { appointment: Appointment }) {
  const t = useDashboardText();
  const shared = useSharedText();
  const { status } = appointment;
  const state = bookingStateOf(appointment);
  if (state === 'DECLINED' || state === 'WITHDRAWN') return <Badge>{shared(`status.${state}`)}</Badge>;
  if (status === 'COMPLETED') return <Badge tone="success">{t('past.COMPLETED')}</Badge>;
  if (status === 'NO_SHOW') return <Badge tone="warning">{t('past.NO_SHOW')}</Badge>;
  return <Badge>{t(status === 'CANCELLED' ? 'past.CANCELLED' : 'past.OVER')}</Badge>;
}
