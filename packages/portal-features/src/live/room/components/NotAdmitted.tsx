import { Button, Text } from '@sakina/design-system';
import { HelpNow } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { Calm } from './Calm.tsx';
import { FocusedTitle } from './FocusedTitle.tsx';
import { Status } from './Status.tsx';

export interface NotAdmittedProps {
  /** Whether they were never let in, or were sent out. */
  why: 'refused' | 'removed';
  /** Name of the host. */
  provider: string;
  /** Called to leave. */
  onLeave: () => void;
}

/**
 * Said in neutral words to someone whom the host did not let in or sent out; never an empty page, and with help at
 * hand.
 */
export function NotAdmitted({ why, provider, onLeave }: NotAdmittedProps) {
  const t = useSessionText();
  return (
    <Calm illustration="dawn">
      <Status>
        <FocusedTitle>{t(`out.${why}.title`)}</FocusedTitle>
        <Text measure>{t(`out.${why}.body`, { provider })}</Text>
        <Text measure>{t('out.ways')}</Text>
      </Status>
      <Button variant="secondary" onPress={onLeave}>
        {t('out.action')}
      </Button>
      <HelpNow isBrief title={t('waiting.help')} />
    </Calm>
  );
}
