import { Hand } from 'lucide-react';
import { useSessionText } from '../messages/index.ts';
import { AnswerButton } from './AnswerButton.tsx';

export interface HandButtonProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** One's id in the room. */
  selfId: string;
  /** The secret of one's own place. */
  participantId: string;
  /** Whether the hand is raised. */
  isRaised: boolean;
}

/** Raises and lowers one's own hand; the name stays, pressed is raised. */
export function HandButton({ isRaised, ...place }: HandButtonProps) {
  const t = useSessionText();
  return (
    <AnswerButton {...place} answer="isHandRaised" isGiven={isRaised} spoken={t('hand.raised')}>
      <Hand aria-hidden />
      {t('hand.action')}
    </AnswerButton>
  );
}
