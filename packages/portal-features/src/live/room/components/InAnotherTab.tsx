import { Button, Text } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';
import { Calm } from './Calm.tsx';
import { FocusedTitle } from './FocusedTitle.tsx';
import { Status } from './Status.tsx';

/** Said where another tab of this browser is in the room, also where it has just taken the place over. */
export function InAnotherTab({ onMove }: { onMove: () => void }) {
  const t = useSessionText();
  return (
    <Calm illustration="dawn">
      <Status>
        <FocusedTitle>{t('elsewhere.title')}</FocusedTitle>
        <Text measure>{t('elsewhere.body')}</Text>
      </Status>
      <Button onPress={onMove}>{t('elsewhere.action')}</Button>
    </Calm>
  );
}
