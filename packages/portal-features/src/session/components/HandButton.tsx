import { Button } from '@sakina/design-system';
import { Hand } from 'lucide-react';
import { ErrorNotice } from '../../shared/index.ts';
import { useUpdateParticipant } from '../api/use-update-participant.ts';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

export interface HandButtonProps {
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
  isRaised: boolean;
}

/** Raises and lowers one's own hand; the name stays, pressed is raised. */
export function HandButton({ roomName, participantId, isRaised }: HandButtonProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useUpdateParticipant();
  const turn = () => {
    // Shown from `error`.
    run({ params: { roomName, participantId }, body: { isHandRaised: !isRaised } }).catch(() => undefined);
  };
  return (
    <>
      <Button variant={isRaised ? 'primary' : 'secondary'} aria-pressed={isRaised} isPending={isRunning} onPress={turn}>
        <Hand aria-hidden />
        {t('hand.action')}
      </Button>
      <SpokenStatus>{isRaised ? t('hand.raised') : ''}</SpokenStatus>
      <ErrorNotice error={error} />
    </>
  );
}
