import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { ReactNode, RefObject } from 'react';
import type { PanelTab } from '../window/PanelTabs.tsx';
import { RoomCard } from '../window/RoomCard.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';

export interface OwnEntry {
  room: Pick<Room, 'roomName' | 'recordingRequested'>;
  /** The reader's own entry in the room. */
  self: Pick<RoomParticipant, 'recordingConsent'>;
  /** Who that is, as entering told the reader alone. */
  participantId: string;
}

export interface ConsentPart {
  /** The question over the stage, while it waits for an answer. */
  readonly asked: ReactNode;
  /** The tab in which an answer can be changed. */
  readonly tabs: readonly PanelTab[];
}

/**
 * Where the question about recording stands in a room: over the stage until it is answered, in the panel from then on.
 * @param entry Null until the reader is inside.
 * @param heading Where reading goes on once the question over the stage is answered, and gone.
 */
export function useConsentPart(
  entry: OwnEntry | null | undefined,
  heading: RefObject<HTMLElement | null>,
): ConsentPart {
  if (!entry?.room.recordingRequested) return { asked: null, tabs: [] };
  const { room, self, participantId } = entry;
  const question = (
    <ConsentQuestion
      roomName={room.roomName}
      participantId={participantId}
      said={self.recordingConsent}
      onAnswered={() => heading.current?.focus()}
    />
  );
  return self.recordingConsent === null
    ? { asked: <RoomCard>{question}</RoomCard>, tabs: [] }
    : { asked: null, tabs: [{ id: 'consent', content: question }] };
}
