import { Button, Text } from '@sakina/design-system';
import { updateParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { RoomStage } from '@sakina/platform/contract';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

export interface AskForStageProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** One's id in the room. */
  selfId: string;
  /** The secret of one's own place. */
  participantId: string;
  stage: RoomStage;
}

/** Asks the host of a broadcast to let one speak, takes that back, or leaves the stage. Nothing is sent by asking. */
export function AskForStage({ roomName, selfId, participantId, stage }: AskForStageProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(updateParticipant);
  const next = stage === 'OFF' ? 'REQUESTED' : 'OFF';
  const turn = () => {
    // Shown from `error`.
    run({ params: { roomName, participantId: selfId }, secret: participantId, body: { stage: next } }).catch(
      () => undefined,
    );
  };
  return (
    <>
      <Button variant="secondary" isPending={isRunning} onPress={turn}>
        {t(`stage.${stage}.action`)}
      </Button>
      <Text size="sm" tone="muted" role="status">
        {stage === 'OFF' ? '' : t(`stage.${stage}.note`)}
      </Text>
      <ErrorNotice error={error} />
    </>
  );
}
