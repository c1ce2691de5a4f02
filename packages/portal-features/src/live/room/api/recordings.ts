import { startRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/**
 * Asks for the recording of a session again after it was stopped or failed. What fails is in `error`.
 * @param onDone Called once it is asked for: what offered it goes, so the focus has to go on before.
 */
export function useRecordAgain(appointmentId: string, onDone: () => void) {
  const { run, isRunning, error } = useAction(startRecording);
  const again = () => void run({ params: { id: appointmentId } }).then(onDone, () => undefined);
  return { again, isRunning, error };
}
