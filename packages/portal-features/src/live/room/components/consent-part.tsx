import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import type { PanelTab } from '../window/PanelTabs.tsx';
import { RoomCard } from '../window/RoomCard.tsx';

export interface ConsentPart {
  /** The question over the stage, while it waits for an answer. */
  readonly asked: ReactNode;
  /** The tab in which an answer can be changed. */
  readonly tabs: readonly PanelTab[];
}

/**
 * Where the question about recording stands in a room: over the stage until it is answered, in the panel from then on.
 */
export function consentPart(
  { recordingRequested }: Pick<Room, 'recordingRequested'>,
  { recordingConsent }: Pick<RoomParticipant, 'recordingConsent'>,
  question: ReactNode,
): ConsentPart {
  if (!recordingRequested) return { asked: null, tabs: [] };
  return recordingConsent === null
    ? { asked: <RoomCard>{question}</RoomCard>, tabs: [] }
    : { asked: null, tabs: [{ id: 'consent', content: question }] };
}
