import { Banner, Button, Inline, Stack } from '@sakina/design-system';
import { setMembership } from '@sakina/platform/contract';
import type { Circle } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { lazyPanel } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { standingIn } from '../model/standing.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { useRefusalText } from './use-refusal-text.ts';

const JoinDialog = lazyPanel(() => import('./JoinDialog.tsx').then((m) => m.JoinDialog));

export interface CirclePlaceProps {
  /** The circle that it is about. */
  circle: Circle;
  /** Told when the reader has joined or left, so that the focus finds a place: the button for it has gone. */
  onMoved: () => void;
  /** Begins to write; left out where nothing can be written. */
  onWrite?: () => void;
  /**
   * Whether the form to write is open: the button for it stays, so that no other one moves under the pointer. @default
   * false
   */
  isWriting?: boolean;
}

/** Where the reader stands in a circle, and the next step from there: sign in, join, wait, write, leave. */
export function CirclePlace({ circle, onMoved, onWrite, isWriting = false }: CirclePlaceProps) {
  const t = useInsideText();
  const format = useFormat();
  const [isJoining, setJoining] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const standing = standingIn(circle);
  const until = circle.membership?.mutedUntil ?? null;
  const isModerator = circle.membership?.isModerator === true;
  // Only once the dialog has let go of the focus.
  const afterDialog = () => setTimeout(onMoved);
  if (standing === 'visitor') return <SignInFirst />;
  return (
    <Stack gap="x2">
      {until !== null && (
        <Banner tone="warning" urgency="none" title={t('muted.title')}>
          {t('muted.body', { day: format.dayInSentence(until), time: format.time(until) })}
        </Banner>
      )}
      {standing === 'pending' && (
        <Banner urgency="none" title={t('pending.title')}>
          {t('pending.body')}
        </Banner>
      )}
      <Inline gap="x2">
        {onWrite && (
          <Button variant={isWriting ? 'secondary' : 'action'} aria-expanded={isWriting} onPress={onWrite}>
            {t('write.open')}
          </Button>
        )}
        {standing === 'outside' && (
          <Button variant="action" onPress={() => setJoining(true)}>
            {t(circle.kind === 'OPEN' ? 'join.open' : 'join.ask')}
          </Button>
        )}
        {standing !== 'outside' && !isModerator && (
          <Button variant="quiet" isFlush onPress={() => setLeaving(true)}>
            {t(standing === 'pending' ? 'leave.takeBack' : 'leave.open')}
          </Button>
        )}
      </Inline>
      {isJoining && <JoinDialog circle={circle} onClose={() => setJoining(false)} onJoined={afterDialog} />}
      {isLeaving && <Leave circle={circle} onClose={() => setLeaving(false)} onLeft={afterDialog} />}
    </Stack>
  );
}

interface LeaveProps {
  circle: Circle;
  onClose: () => void;
  /** Called when it is done. */
  onLeft: () => void;
}

function Leave({ circle, onClose, onLeft }: LeaveProps) {
  const t = useInsideText();
  const refusalText = useRefusalText();
  // As it stood when the question was asked: it is still read while the circle is another’s again.
  const [isRequest] = useState(standingIn(circle) === 'pending');

  return (
    <ConfirmAction
      operation={setMembership}
      input={{ params: { id: circle.id }, body: { isMember: false } }}
      title={t(isRequest ? 'leave.takeBackTitle' : 'leave.title', { name: circle.name })}
      confirmLabel={t(isRequest ? 'leave.takeBackConfirm' : 'leave.confirm')}
      cancelLabel={t(isRequest ? 'leave.keepWaiting' : 'leave.stay')}
      done={t(isRequest ? 'leave.takenBack' : 'leave.done')}
      failureText={(error) => refusalText(error)?.body}
      onClose={onClose}
      onDone={onLeft}
    >
      {t(isRequest ? 'leave.takeBackBody' : 'leave.body')}
    </ConfirmAction>
  );
}
