import type { MediaSeat, MediaSource, MediaTrackState } from '@sakina/platform/media';

/** The track that someone has of a source, muted or not. */
export const trackOf = ({ tracks }: MediaSeat, source: MediaSource): MediaTrackState | undefined =>
  tracks.find((track) => track.source === source);

/** Whether the others see or hear one's own track of a source. */
export function isOwnOn(seats: readonly MediaSeat[], source: MediaSource): boolean {
  const self = seats.find(({ isSelf }) => isSelf);
  return self?.tracks.some((track) => track.source === source && !track.muted) ?? false;
}
