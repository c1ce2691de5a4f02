import { createContext, use } from 'react';

/** Where a part of the call stands in the window of a room, whichever component it comes from. */
export type RoomPlace = 'mark' | 'over' | 'captions' | 'controls' | 'spoken';

/** A tab of the panel beside the stage. */
export type PanelTabId = 'people' | 'chat' | 'notes' | 'consent';

/** What the window of a room offers to the parts inside it. */
export interface RoomPlaces {
  /** The element of a place; null until it is there. */
  readonly at: Readonly<Record<RoomPlace, HTMLElement | null>>;
  /**
   * Whether another page is shown and the room is a small window in its corner; what opens over the page closes then.
   */
  readonly isFloating: boolean;
  /** Whether the panel is in sight. */
  readonly isPanelOpen: boolean;
  /** Whether the reader sees what is in a tab. */
  readonly shows: (tab: PanelTabId) => boolean;
  /** Opens a tab of the panel, and the panel with it; reading goes on there. */
  readonly open: (tab: PanelTabId) => void;
  /** Tells how many lines of the chat the reader has not seen. */
  readonly tellUnread: (count: number) => void;
}

/** The window around; null for a part that stands on a page by itself. */
export const RoomPlacesContext = createContext<RoomPlaces | null>(null);

/** The window of the room around; null where a part stands on a page by itself. */
export function useRoomPlaces(): RoomPlaces | null {
  return use(RoomPlacesContext);
}
