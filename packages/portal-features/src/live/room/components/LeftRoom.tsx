import { Button, Inline, Text } from '@sakina/design-system';
import { useSessionText } from '../messages/index.ts';
import { Calm } from './Calm.tsx';
import { EnterRefusal } from './EnterRefusal.tsx';
import { FocusedTitle } from './FocusedTitle.tsx';
import { Status } from './Status.tsx';

export interface LeftRoomProps {
  /** Whose room it is. */
  provider: string;
  /** Whether the person is signed in. */
  isSignedIn: boolean;
  /** Whether joining again is being sent. */
  isRejoining: boolean;
  /** Why they could not come back. */
  error: unknown;
  /** Called to join again. */
  onRejoin: () => void;
  /** Leads on to the rest of the product. */
  onGo: () => void;
}

/**
 * Said to someone who has left a room that is open: the way back first, as no one leaves twice by a slip of the thumb.
 */
export function LeftRoom({ provider, isSignedIn, isRejoining, error, onRejoin, onGo }: LeftRoomProps) {
  const t = useSessionText();
  return (
    <Calm illustration="dawn">
      <Status>
        <FocusedTitle>{t('left.title')}</FocusedTitle>
        <Text measure>{t('left.body', { provider })}</Text>
      </Status>
      <EnterRefusal error={error} />
      <Inline gap="x1">
        <Button variant="action" isPending={isRejoining} onPress={onRejoin}>
          {t('left.rejoin')}
        </Button>
        <Button variant="secondary" onPress={onGo}>
          {t(isSignedIn ? 'join.unknown.action' : 'join.unknown.home')}
        </Button>
      </Inline>
    </Calm>
  );
}
