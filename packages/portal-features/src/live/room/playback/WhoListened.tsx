import { Section, Text } from '@sakina/design-system';
import { listRecordingAccess } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { LoadingLines, PanelBoundary, ReadList } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

/** Who played the recording of a session or read its transcript, and when. */
export function WhoListened({ appointmentId }: { appointmentId: string }) {
  const t = useSessionText();
  const format = useFormat();
  const read = useOperation(listRecordingAccess, { params: { id: appointmentId } });
  return (
    <Section title={t('access.title')} description={t('access.help')}>
      <PanelBoundary>
        <ReadList
          read={read}
          loading={<LoadingLines label={t('access.loading')} lines={[2]} />}
          empty={
            <Text size="sm" tone="muted">
              {t('access.empty')}
            </Text>
          }
          gap="half"
        >
          {({ id, what, byName, at }) => (
            <li key={id}>
              <Text size="sm">{t(`access.${what}`, { name: byName, day: format.day(at), time: format.time(at) })}</Text>
            </li>
          )}
        </ReadList>
      </PanelBoundary>
    </Section>
  );
}
