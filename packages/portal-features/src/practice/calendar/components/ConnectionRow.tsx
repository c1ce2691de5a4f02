import { Badge, Button, Heading, Inline, Stack, Text, useToast } from '@sakina/design-system';
import { disconnectCalendar, syncCalendar } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { CalendarConnection, CalendarService } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { connectionState } from '../model/connection.ts';

const TONES = { connected: 'success', failing: 'warning', expired: 'danger', never: 'info', off: 'neutral' } as const;

export interface ConnectionRowProps {
  /** The calendar that is connected. */
  connection: CalendarConnection;
  /** Begins the sign-in to its service. */
  onSignIn: (service: CalendarService) => void;
}

/** One outside calendar: its state in words, its last and next synchronisation, and what can be done. */
export function ConnectionRow({ connection, onSignIn }: ConnectionRowProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const toast = useToast();
  const sync = useAction(syncCalendar);
  const [isAsking, setAsking] = useState(false);
  const { id, account, writesSessions, lastSyncedAt, nextSyncAt, eventCount } = connection;
  const name = t(`service.${id}`);
  const state = connectionState(connection, sync.error !== undefined);
  const moment = (at: string) => t('moment', { day: format.relativeDay(at), time: format.time(at) });

  async function syncNow() {
    try {
      const answer = await sync.run({ params: { id } });
      toast({
        title: t('sync.done', { name }),
        description: t('sync.done.body', {
          imported: answer.imported.length,
          removed: answer.removedCount,
          conflicts: answer.conflicts.length,
        }),
        tone: answer.conflicts.length > 0 ? 'warning' : 'success',
      });
    } catch (error) {
      // Told of in the row, which keeps what was read before.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x1">
      <Inline gap="x1" align="center">
        <Heading level={3} size="md">
          {name}
        </Heading>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </Inline>
      {account !== null && (
        <Text>
          <bdi>{account}</bdi>
        </Text>
      )}
      <Text size="sm" tone="muted" aria-live="polite">
        {t(`state.${state}.body`, { name })}
      </Text>
      {state !== 'off' && (
        <Text size="sm" tone="muted">
          {t('sync.times', {
            hasLast: lastSyncedAt ? 'yes' : 'no',
            last: lastSyncedAt ? moment(lastSyncedAt) : '',
            hasNext: nextSyncAt ? 'yes' : 'no',
            next: nextSyncAt ? moment(nextSyncAt) : '',
            count: eventCount,
            writes: writesSessions ? 'yes' : 'no',
          })}
        </Text>
      )}
      <ErrorNotice error={sync.error} />
      <Inline gap="x1">
        {(state === 'off' || state === 'expired') && (
          <Button
            size="small"
            variant={state === 'off' ? 'secondary' : 'primary'}
            aria-label={t(`connect.${state}.label`, { name })}
            onPress={() => onSignIn(id)}
          >
            {t(`connect.${state}`)}
          </Button>
        )}
        {(state === 'connected' || state === 'failing' || state === 'never') && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('sync.now.label', { name })}
            isPending={sync.isRunning}
            onPress={() => void syncNow()}
          >
            {t('sync.now')}
          </Button>
        )}
        {state !== 'off' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('disconnect.label', { name })}
            onPress={() => setAsking(true)}
          >
            {t('disconnect')}
          </Button>
        )}
      </Inline>
      <ConfirmAction
        isOpen={isAsking}
        operation={disconnectCalendar}
        input={{ params: { id } }}
        title={t('disconnect.title', { name })}
        confirmLabel={t('disconnect.confirm')}
        done={t('disconnect.done', { name })}
        onClose={() => setAsking(false)}
      >
        {t('disconnect.body', { name, count: eventCount })}
      </ConfirmAction>
    </Stack>
  );
}
