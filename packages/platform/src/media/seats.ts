import type { MediaSeat } from './port.ts';

/** What is said of someone who is out of reach. */
export const LOST = { quality: 'lost', qualityReason: null } as const;

/** The seat that is kept for someone whose page went, and who may come back. */
export const awaySeat = (id: string, encrypted: boolean): MediaSeat => ({
  id,
  isSelf: false,
  tracks: [],
  speaking: false,
  level: 0,
  ...LOST,
  encrypted,
});

/** The seats of the others in the order of their ids, so that no one moves. */
export const inOrder = (others: readonly MediaSeat[]): MediaSeat[] => others.toSorted((a, b) => (a.id < b.id ? -1 : 1));
