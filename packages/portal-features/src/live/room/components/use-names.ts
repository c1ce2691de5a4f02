import type { RoomParticipant } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSessionText } from '../messages/index.ts';

/** Gives the names of people as a list in words, with 'you' for the reader. */
export function useNames(): (people: readonly RoomParticipant[]) => string {
  const t = useSessionText();
  const format = useFormat();
  return (people) => format.list(people.map((one) => (one.isSelf ? t('recording.waiting.you') : one.displayName)));
}
