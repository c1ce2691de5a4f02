import type { MediaSeat, MediaSource } from '@sakina/platform/media';

/** Whether the others see or hear one's own track of a source. */
export function isOwnOn(seats: readonly MediaSeat[], source: MediaSource): boolean {
  const self = seats.find(({ isSelf }) => isSelf);
  return self?.tracks.some((track) => track.source === source && !track.muted) ?? false;
}
