import { useSessionText } from '../messages/index.ts';
import { AnswerButton } from './AnswerButton.tsx';

export interface PassButtonProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** One's id in the room. */
  selfId: string;
  /** The secret of one's own place. */
  participantId: string;
  hasPassed: boolean;
}

/** Passes in this round of a group: an answer like any other, which the others see and no one asks about. */
export function PassButton({ hasPassed, ...place }: PassButtonProps) {
  const t = useSessionText();
  return (
    <AnswerButton {...place} answer="hasPassed" isGiven={hasPassed} spoken={t('pass.passed')}>
      {t('pass.action')}
    </AnswerButton>
  );
}
