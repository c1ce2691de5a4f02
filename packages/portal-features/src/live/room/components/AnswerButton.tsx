import { Button } from '@sakina/design-system';
import { updateParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { SpokenStatus } from './Status.tsx';

export interface AnswerButtonProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** One's id in the room. */
  selfId: string;
  /** The secret of one's own place. */
  participantId: string;
  /** What is answered in a group. */
  answer: 'isHandRaised' | 'hasPassed';
  /** Whether the person has given this answer. */
  isGiven: boolean;
  /** What is spoken while it is given. */
  spoken: string;
  /** The name, which stays; pressed is given. */
  children: ReactNode;
}

/** Gives an answer in a round of a group, and takes it back. */
export function AnswerButton({
  roomName,
  selfId,
  participantId,
  answer,
  isGiven,
  spoken,
  children,
}: AnswerButtonProps) {
  const { run, isRunning, error } = useAction(updateParticipant);
  const turn = () => {
    // Shown from `error`.
    run({ params: { roomName, participantId: selfId }, secret: participantId, body: { [answer]: !isGiven } }).catch(
      () => undefined,
    );
  };
  return (
    <>
      <Button variant={isGiven ? 'primary' : 'secondary'} aria-pressed={isGiven} isPending={isRunning} onPress={turn}>
        {children}
      </Button>
      <SpokenStatus>{isGiven ? spoken : ''}</SpokenStatus>
      <ErrorNotice error={error} />
    </>
  );
}
