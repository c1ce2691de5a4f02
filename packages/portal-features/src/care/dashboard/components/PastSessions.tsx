import { Badge, Button, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice, useSharedText } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { SeatRow } from '../views/later/SeatRow.tsx';
import { AgreedThatDay } from './AgreedThatDay.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useAgreedText } from './use-agreed-text.ts';
import type { AgreedText } from './use-agreed-text.ts';
import { useBookAgain } from './use-book-again.ts';
import type { BookAgain } from './use-book-again.ts';
import { useCanceledText } from './use-canceled-text.ts';
import { usePastLines } from './use-past-lines.ts';
import type { PastParts } from './use-past-lines.ts';

const FIRST = 5;
const STEP = 20;

/** Where the sessions and the seats come from. */
export type PastSessionsProps = PastParts;

/** The sessions and the seats in groups that are over, the latest first; more of them on demand. */
export function PastSessions(parts: PastSessionsProps) {
  const { now } = parts;
  const { lines: entries, count, pages } = usePastLines(parts);
  const t = useDashboardText();
  const calledOff = useCanceledText();
  const bookAgain = useBookAgain();
  const sessions = entries.flatMap((entry) => (entry.kind === 'session' ? [entry.session] : []));
  const agreed = useAgreedText(sessions);
  const [shown, setShown] = useState(FIRST);
  const firstNew = useRef<HTMLLIElement>(null);
  const [newFrom, setNewFrom] = useState(FIRST);
  const isFocusDue = useRef(false);
  const visible = entries.slice(0, shown);
  // The first new line may have to be read first.
  useEffect(() => {
    if (!isFocusDue.current || firstNew.current === null) return;
    isFocusDue.current = false;
    firstNew.current.focus();
  }, [visible.length]);
  const rest = count - visible.length;
  const latest = sessions.find((item) => agreed(item) !== null);

  function showMore() {
    const next = visible.length + STEP;
    isFocusDue.current = true;
    setNewFrom(visible.length);
    setShown(next);
    if (entries.length < next) pages.more();
  }
  return (
    <Stack gap="x2">
      <Stack as="ul" gap="none">
        {visible.map((entry, index) => {
          const focus = index === newFrom ? { ref: firstNew } : {};
          if (entry.kind === 'seat') return <SeatRow key={entry.id} seat={entry.seat} now={now} {...focus} />;
          const item = entry.session;
          return (
            <SessionRow
              key={item.id}
              appointment={item}
              badge={<PastBadge appointment={item} />}
              note={calledOff(item)}
              actions={<NextLink way={bookAgain(item, 'past')} />}
              {...focus}
            >
              <Agreed words={agreed(item)} isLatest={item === latest} />
            </SessionRow>
          );
        })}
      </Stack>
      <ErrorNotice error={pages.error} />
      <Inline gap="x2">
        {rest > 0 && (
          <Button variant="secondary" isPending={pages.isReadingMore} onPress={showMore}>
            {t('past.more', { count: Math.min(rest, STEP) })}
          </Button>
        )}
        {count > FIRST && (
          <Text size="sm" tone="muted" role="status">
            {t('past.shown', { shown: visible.length, count })}
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

function Agreed({ words, isLatest }: { words: AgreedText | null; isLatest: boolean }) {
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
