import { LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listRecordingAccess } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

/** Who played the recording of a session or read its transcript, and when. */
export function WhoListened({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  const format = useFormat();
  const read = useOperation(listRecordingAccess, { params: { id: appointmentId } });
  return (
    <Section title={t('access.title')} description={t('access.help')}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('access.loading')}>
              <Skeleton lines={2} />
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Text size="sm" tone="muted">
              {t('access.empty')}
            </Text>
          }
        >
          {({ items }) => (
            <Stack as="ul" gap="half">
              {items.map(({ id, what, byName, at }) => (
                <li key={id}>
                  <Text size="sm">
                    {t(`access.${what}`, { name: byName, day: format.day(at), time: format.time(at) })}
                  </Text>
                </li>
              ))}
            </Stack>
          )}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
