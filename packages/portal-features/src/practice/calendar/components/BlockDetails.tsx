import { Button, KeyValueList, LineBreaks, Link, Stack, Text } from '@sakina/design-system';
import { removeCalendarBlock } from '@sakina/platform/contract';
import type { CalendarEvent } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useConnectCall } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { kindOf } from '../model/shown-events.ts';

export interface BlockDetailsProps {
  /** What stands on the calendar. */
  event: CalendarEvent;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called after the block was removed. */
  onRemoved: () => void;
}

/** What stands on the calendar besides sessions: when, what it is, and where it is changed. */
export function BlockDetails({ event, timeZone, onRemoved }: BlockDetailsProps) {
  const t = useProviderCalendarText();
  const when = useWhen();
  const [isAsking, setAsking] = useState(false);
  const hasCalls = useConnectCall() !== null;
  const kind = kindOf(event, undefined);

  return (
    <Stack gap="x3">
      <KeyValueList
        items={[
          { term: t('detail.kind'), value: t(`kind.${kind}`) },
          { term: t('detail.yourTime'), value: when(event, timeZone) },
        ]}
      />
      {(kind === 'EXTERNAL' || kind === 'IGNORED') && <Text measure>{t(`outside.${kind}`)}</Text>}
      {kind === 'GROUP' && (
        <Text>
          <Link href={paths.providerGroupSessions()}>{t('link.group')}</Link>
        </Text>
      )}
      {kind === 'BROADCAST' && <Text measure>{t('broadcast.where')}</Text>}
      {kind === 'BROADCAST' && hasCalls && (
        <Text>
          <Link href={paths.broadcastStudio()}>{t('link.broadcast')}</Link>
        </Text>
      )}
      {kind === 'BLOCK' && (
        <div>
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {t('block.remove')}
          </Button>
        </div>
      )}
      <ConfirmAction
        isOpen={isAsking}
        operation={removeCalendarBlock}
        input={{ params: { id: event.id } }}
        title={t('block.remove.title', { title: event.title })}
        confirmLabel={t('block.remove.confirm')}
        done={t('block.removed', { title: event.title })}
        onClose={() => setAsking(false)}
        onDone={onRemoved}
      >
        <LineBreaks>{t('block.remove.body', { when: when(event, timeZone) })}</LineBreaks>
      </ConfirmAction>
    </Stack>
  );
}
