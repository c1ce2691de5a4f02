import { Avatar, Button, Inline, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { avatarKind, lazyPanel } from '../../../../shared/index.ts';
import { RowFrame } from '../../components/RowFrame.ts';
import { UpcomingRow } from '../../components/UpcomingRow.tsx';
import { useSessionWords } from '../../components/use-session-words.ts';
import type { CancelSeriesDialogProps } from './CancelSeriesDialog.tsx';
import { useLaterText } from './messages/index.ts';

const CancelSeriesDialog = lazyPanel<CancelSeriesDialogProps>(() =>
  import('./CancelSeriesDialog.tsx').then((m) => m.CancelSeriesDialog),
);

const Dates = styled.div`
  grid-column: 1 / -1;
`;

export interface SeriesRowProps {
  /** The upcoming sessions of one series, at least two, by start. */
  sessions: readonly Appointment[];
  /** Epoch milliseconds. */
  now: number;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
}

/**
 * The upcoming sessions of a series as one row: how many, the next one, all dates on request, and the way to cancel
 * them together.
 */
export function SeriesRow({ sessions, now, onCancel }: SeriesRowProps) {
  const t = useLaterText();
  const wordsOf = useSessionWords();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState<{ count: number; isAsking: boolean }>({ count: 0, isAsking: false });
  const [first] = sessions;
  if (!first) return null;
  const { provider, series } = first;
  const name = provider.displayName;
  const { when, whenOther, service } = wordsOf(first);
  return (
    <RowFrame>
      <Avatar name={name} kind={avatarKind[provider.kind]} size="md" />
      <Stack gap="none">
        <Text as="strong" weight="strong">
          {t('series.title', { frequency: series?.frequency ?? 'WEEKLY', count: sessions.length })}
        </Text>
        <Text size="sm">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm">{t('series.next', { when })}</Text>
        {whenOther && (
          <Text size="xs" tone="muted">
            {whenOther}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {service}
        </Text>
      </Stack>
      <div data-actions>
        <Inline gap="x1">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': listId })}
            aria-label={t(isOpen ? 'series.hideNamed' : 'series.showNamed', { name })}
            onPress={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'series.hide' : 'series.show')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('series.cancelNamed', { name })}
            onPress={() => setAttempt(({ count }) => ({ count: count + 1, isAsking: true }))}
          >
            {t('series.cancel')}
          </Button>
        </Inline>
      </div>
      {isOpen && (
        <Dates id={listId}>
          <Stack as="ul" gap="none">
            {sessions.map((session) => (
              <UpcomingRow key={session.id} session={session} now={now} onCancel={onCancel} />
            ))}
          </Stack>
        </Dates>
      )}
      {attempt.isAsking && (
        <CancelSeriesDialog
          key={attempt.count}
          appointment={first}
          onClose={() => setAttempt(({ count }) => ({ count, isAsking: false }))}
        />
      )}
    </RowFrame>
  );
}
