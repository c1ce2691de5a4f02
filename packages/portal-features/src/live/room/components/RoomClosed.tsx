import { Button, Heading, Text } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';
import { Calm } from './Calm.tsx';
import { Status } from './Status.tsx';

/** Said to a client when the session is over. */
export function RoomClosed({ onLeave }: { onLeave: () => void }) {
  const t = useSessionText();
  return (
    <Calm illustration="dawn">
      <Status>
        <Heading level={1}>{t('join.ended.title')}</Heading>
        <Text measure>{t('join.ended.body')}</Text>
      </Status>
      <Button onPress={onLeave}>{t('join.ended.action')}</Button>
    </Calm>
  );
}
