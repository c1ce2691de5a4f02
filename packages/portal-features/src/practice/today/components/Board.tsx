import { Banner, ButtonLink, EmptyState, Section, Stack, Text } from '@sakina/design-system';
import { getRoom, listSessionNotes } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useCapabilities, useClock, useNow, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useSafetyAlerts } from '../../shared/safety-alerts/index.ts';
import { useTodaysEvents } from '../../shared/today/index.ts';
import { useTodayText } from '../messages/index.ts';
import { boardOf, lanes, nextConfirmed, signatureOf, WAITING_AHEAD_MS } from '../model/board.ts';
import { BoardRow } from './BoardRow.tsx';
import { useSteady } from './use-steady.ts';

/** No event of the connection tells who enters a room, so it is asked for often. In milliseconds. */
const REFRESH_MS = 10_000;

/**
 * Whether someone waits in a session's room (CLOUD-4).
 * @param roomName null asks nothing.
 */
function useIsWaiting(roomName: string | null): boolean {
  const { data } = useOperation(getRoom, roomName === null ? null : { params: { roomName } }, {
    refreshMs: REFRESH_MS,
  });
  return data?.participants.some(({ role, presence }) => role === 'CLIENT' && presence === 'WAITING') ?? false;
}

/** The day's lanes, each with its lines. Nothing moves while the pointer is over it. */
export function Board({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useTodayText();
  const now = useNow();
  const { timeZone } = useClock();
  const { canAccessPatientRecords } = useCapabilities();
  const notes = useOperation(listSessionNotes, canAccessPatientRecords ? { query: {} } : null);
  const alerts = useSafetyAlerts().data?.items ?? [];
  const events = useTodaysEvents().data?.items ?? [];
  const next = nextConfirmed(appointments, now);
  const isNear = next?.mode === 'ONLINE' && Date.parse(next.startsAt) - now <= WAITING_AHEAD_MS;
  const isWaiting = useIsWaiting(isNear ? next.roomName : null);
  const board = boardOf({
    appointments,
    events,
    notes: notes.data?.items ?? null,
    inDanger: new Set(alerts.map(({ client }) => client.id)),
    waitingId: isWaiting ? next?.id : undefined,
    now,
    timeZone,
  });
  const { shown, isBehind, hold, release } = useSteady(board, signatureOf);

  const top = useRef<HTMLDivElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  useEffect(() => {
    // The button that was pressed has gone or means something else now.
    if (doneCount > 0) top.current?.focus();
  }, [doneCount]);
  function finish() {
    release();
    setDoneCount((count) => count + 1);
  }

  return (
    <Stack gap="x3">
      {!canAccessPatientRecords && <Banner urgency="none">{t('closed.notes')}</Banner>}
      {notes.error && !notes.data && <Banner tone="warning">{t('notes.failed')}</Banner>}
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          illustration="dawn"
          action={
            <ButtonLink variant="secondary" href={paths.providerCalendar()}>
              {t('empty.action')}
            </ButtonLink>
          }
        >
          {t('empty.body')}
        </EmptyState>
      ) : (
        <div
          ref={top}
          tabIndex={-1}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold()}
          onPointerLeave={release}
        >
          <Stack gap="x4">
            {lanes
              .map((lane) => ({ lane, lines: shown.filter((line) => line.lane === lane) }))
              .filter(({ lines }) => lines.length > 0)
              .map(({ lane, lines }) => (
                <Section key={lane} title={t(`lane.${lane}`)} headingSize="lg">
                  <Stack as="ul" gap="none" aria-label={t(`lane.${lane}`)}>
                    {lines.map((line) => (
                      <BoardRow key={line.id} line={line} now={now} onDone={finish} />
                    ))}
                  </Stack>
                </Section>
              ))}
          </Stack>
        </div>
      )}
      {/* Below the list, so that it moves nothing either. */}
      <Text as="div" size="sm" tone="muted" role="status">
        {isBehind && t('behind')}
      </Text>
    </Stack>
  );
}
