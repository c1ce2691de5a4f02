import { Button } from '@sakina/design-system';
import { ErrorNotice } from '../../shared/index.ts';
import { useUpdateParticipant } from '../api/use-update-participant.ts';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

export interface PassButtonProps {
  roomName: string;
  /** The secret of one's own place. */
  participantId: string;
  hasPassed: boolean;
}

/** Passes in this round of a group: an answer like any other, which the others see and no one asks about. */
export function PassButton({ roomName, participantId, hasPassed }: PassButtonProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useUpdateParticipant();
  const turn = () => {
    // Shown from `error`.
    run({ params: { roomName, participantId }, body: { hasPassed: !hasPassed } }).catch(() => undefined);
  };
  return (
    <>
      <Button
        variant={hasPassed ? 'primary' : 'secondary'}
        aria-pressed={hasPassed}
        isPending={isRunning}
        onPress={turn}
      >
        {t('pass.action')}
      </Button>
      <SpokenStatus>{hasPassed ? t('pass.passed') : ''}</SpokenStatus>
      <ErrorNotice error={error} />
    </>
  );
}
