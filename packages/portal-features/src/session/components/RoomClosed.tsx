import { Button, Heading, Illustration, Stack, Text } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';
import { Status } from './Status.tsx';

/** Said to a client when the session is over. */
export function RoomClosed({ onLeave }: { onLeave: () => void }) {
  const t = useSessionText();
  return (
    <Status>
      <Stack gap="x2" align="start">
        <Illustration name="dawn" />
        <Heading level={1}>{t('join.ended.title')}</Heading>
        <Text measure>{t('join.ended.body')}</Text>
        <Button onPress={onLeave}>{t('join.ended.action')}</Button>
      </Stack>
    </Status>
  );
}
