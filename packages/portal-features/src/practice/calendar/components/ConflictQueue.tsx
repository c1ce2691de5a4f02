import { Button, Inline, Section, Stack, Text, useToast } from '@sakina/design-system';
import { listCalendarConflicts, resolveCalendarConflict } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { CalendarConflict, ConflictResolution } from '@sakina/platform/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/* Empty it can still hold the focus, but takes no place among what is stacked. */
const Box = styled.div`&:empty { position: absolute; }`;

export interface ConflictQueueProps {
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called to move the session of a conflict. */
  onMove: (appointmentId: string) => void;
}

/** Outside events over sessions, each with its three ways out. Nothing is shown while there are none. */
export function ConflictQueue({ timeZone, onMove }: ConflictQueueProps) {
  const t = useProviderCalendarText();
  const toast = useToast();
  const when = useWhen();
  const box = useRef<HTMLDivElement>(null);
  const resolve = useAction(resolveCalendarConflict);
  const items = useOperation(listCalendarConflicts, {}).data?.items ?? [];

  async function decide({ event }: CalendarConflict, resolution: ConflictResolution) {
    try {
      await resolve.run({ params: { id: event.id }, body: { resolution } });
      toast({ title: t(`conflict.done.${resolution}`, { title: event.title }), tone: 'success' });
      // The buttons pressed are gone.
      box.current?.focus();
    } catch (error) {
      // Told of above the list.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Box ref={box} tabIndex={-1}>
      {items.length > 0 && (
        <Section title={t('conflict.title', { count: items.length })} description={t('conflict.help')}>
          <Stack gap="x2">
            <ErrorNotice error={resolve.error} />
            <Stack as="ul" gap="x2">
              {items.map((item) => (
                <li key={`${item.event.id} ${item.conflictsWith.id}`}>
                  <Stack gap="x1">
                    <Text weight="strong">
                      {t('conflict.line', { event: item.event.title, session: item.conflictsWith.title })}
                    </Text>
                    <Text size="sm" tone="muted">
                      {t('conflict.times', {
                        event: when(item.event, timeZone),
                        session: when(item.conflictsWith, timeZone),
                      })}
                    </Text>
                    <Inline gap="x1">
                      {item.conflictsWith.appointmentId !== null && (
                        <Button
                          size="small"
                          aria-label={t('conflict.move.label', { session: item.conflictsWith.title })}
                          onPress={() => onMove(item.conflictsWith.appointmentId ?? '')}
                        >
                          {t('conflict.move')}
                        </Button>
                      )}
                      {(['KEEP_BOTH', 'IGNORE_EVENT'] as const).map((resolution) => (
                        <Button
                          key={resolution}
                          size="small"
                          variant="secondary"
                          aria-label={t(`conflict.${resolution}.label`, { event: item.event.title })}
                          isDisabled={resolve.isRunning}
                          onPress={() => void decide(item, resolution)}
                        >
                          {t(`conflict.${resolution}`)}
                        </Button>
                      ))}
                    </Inline>
                  </Stack>
                </li>
              ))}
            </Stack>
          </Stack>
        </Section>
      )}
    </Box>
  );
}
