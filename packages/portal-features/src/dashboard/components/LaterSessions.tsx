import { Badge, ButtonLink, Section, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useSharedText } from '../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { canChange } from '../model/arrange.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useCalledOffWords } from './use-called-off-words.ts';

export interface LaterSessionsProps {
  sessions: readonly Appointment[];
  /** Whether a session comes before these. */
  hasNext: boolean;
  /** Epoch milliseconds. */
  now: number;
  onCancel: (appointment: Appointment) => void;
}

/** What comes after the next session, and what was cancelled. */
export function LaterSessions({ sessions, hasNext, now, onCancel }: LaterSessionsProps) {
  const t = useDashboardText();
  const calledOff = useCalledOffWords();
  const shared = useSharedText();
  if (sessions.length === 0) return null;
  return (
    <Section title={t(hasNext ? 'later.title' : 'later.titleNone')}>
      <Stack as="ul" gap="none">
        {sessions.map((item) =>
          item.status === 'CANCELLED' ? (
            <SessionRow
              key={item.id}
              appointment={item}
              hasOtherClock
              badge={<Badge>{shared('status.CANCELLED')}</Badge>}
              note={calledOff(item)}
              actions={
                <ButtonLink
                  variant="secondary"
                  size="small"
                  href={paths.booking(item.provider.id, { service: item.service.id })}
                  aria-label={t('later.bookAgainNamed', { name: item.provider.displayName })}
                >
                  {t('later.bookAgain')}
                </ButtonLink>
              }
            />
          ) : (
            <SessionRow
              key={item.id}
              appointment={item}
              hasOtherClock
              {...(item.heldBack && { note: t('next.heldBack', { name: item.provider.displayName }) })}
              badge={item.status === 'PENDING' && <Badge tone="warning">{shared('status.PENDING')}</Badge>}
              actions={canChange(item, now) && <SessionActions appointment={item} size="small" onCancel={onCancel} />}
            />
          ),
        )}
      </Stack>
    </Section>
  );
}
