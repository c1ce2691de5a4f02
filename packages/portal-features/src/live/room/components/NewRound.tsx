import { Button, Inline } from '@sakina/design-system';
import { startRound } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room } from '@sakina/platform/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { SpokenStatus } from './Status.tsx';

/** Starts a new round of a group: hands go down, and whoever passed is asked again. */
export function NewRound({ room: { roomName, participants } }: { room: Room }) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(startRound);
  const [isStarted, setStarted] = useState(false);
  const isUnder = participants.some(({ handRaisedAt, passedAt }) => handRaisedAt !== null || passedAt !== null);
  const start = () => {
    // Shown from `error`.
    run({ params: { roomName } }).then(
      () => setStarted(true),
      () => undefined,
    );
  };
  return (
    <>
      <Inline gap="x1">
        <Button size="small" variant="secondary" isPending={isRunning} onPress={start}>
          {t('round.start')}
        </Button>
      </Inline>
      <SpokenStatus>{isStarted && !isUnder ? t('round.started') : ''}</SpokenStatus>
      <ErrorNotice error={error} />
    </>
  );
}
