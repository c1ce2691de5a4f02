import { patterns } from '@sakina/platform/domain';
import type { Portal } from '@sakina/platform/domain';

export interface RoomsPlace {
  pathname: string;
  /** The room of the address; empty where it names none. */
  roomName: string;
  /** The portal in use. */
  active: Portal;
  /** The portals that admit the reader. */
  offered: readonly Portal[];
}

/**
 * What stands around an address of rooms: the night of a room where one is named, and around a list of rooms the portal
 * that its reader came from, so that the list has a menu and a way back.
 */
export function roomsFrame({ pathname, roomName, active, offered }: RoomsPlace): 'room' | 'provider' | 'shared' {
  if (roomName !== '') return 'room';
  const isProviders = active === 'provider' || pathname === patterns.broadcastStudio;
  return isProviders && offered.includes('provider') ? 'provider' : 'shared';
}
