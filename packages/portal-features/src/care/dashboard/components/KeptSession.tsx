import { Avatar, Card, Inline, LineBreaks, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { MapPin, Video } from 'lucide-react';
import { avatarKind, useSharedText } from '../../../shared/index.ts';
import { Fact } from './Fact.tsx';
import { useSessionWords } from './use-session-words.ts';

/** A session to be read and nothing else: when, with whom, where. For times without a connection. */
export function KeptSession({ appointment }: { appointment: Appointment }) {
  const shared = useSharedText();
  const { when, whenOther, service, where } = useSessionWords()(appointment);
  const { provider, mode } = appointment;
  return (
    <Card tone="dawn-edge">
      <Stack gap="x2">
        <Stack gap="half">
          <Text size="lg" weight="strong">
            <LineBreaks>{when}</LineBreaks>
          </Text>
          {whenOther && (
            <Text size="sm" tone="muted">
              <LineBreaks>{whenOther}</LineBreaks>
            </Text>
          )}
        </Stack>
        <Inline gap="x2" wrap={false} align="start">
          <Avatar name={provider.displayName} kind={avatarKind[provider.kind]} size="lg" />
          <Stack gap="half">
            <Text as="strong" weight="strong">
              <bdi>{provider.displayName}</bdi>
            </Text>
            <Text size="sm" tone="muted">
              {shared(`kind.${provider.kind}`)}
            </Text>
            <Text size="sm">{service}</Text>
            <Fact icon={mode === 'ONLINE' ? <Video aria-hidden /> : <MapPin aria-hidden />}>{where}</Fact>
          </Stack>
        </Inline>
      </Stack>
    </Card>
  );
}
