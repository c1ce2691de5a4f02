import type { MediaSeat, MediaSnapshot } from '@sakina/platform/media';

export type UploadHealth = 'good' | 'fair' | 'poor' | 'lost';

const ORDER: readonly UploadHealth[] = ['good', 'fair', 'poor', 'lost'];

const worse = (first: UploadHealth, second: UploadHealth): UploadHealth =>
  ORDER.indexOf(first) > ORDER.indexOf(second) ? first : second;

/**
 * What a seat tells of one's own upload: a server measures it at one's own seat, a link between two browsers at the
 * other's.
 */
function toldBy({ isSelf, quality, qualityReason }: MediaSeat): UploadHealth | null {
  if (quality === 'unknown') return null;
  if (isSelf) return quality;
  return qualityReason === 'own-upload' ? quality : null;
}

/**
 * How well what is sent arrives, by whatever knows it; null before the call, while nothing is sent, and while no one
 * receives it.
 */
export function uploadHealth({ state, seats }: MediaSnapshot): UploadHealth | null {
  if (state === 'reconnecting') return 'lost';
  const isSending = seats.some(({ isSelf, tracks }) => isSelf && tracks.some(({ muted }) => !muted));
  const receivers = seats.filter(({ isSelf }) => !isSelf);
  if ((state !== 'connected' && state !== 'degraded') || !isSending || receivers.length === 0) return null;
  return seats
    .map(toldBy)
    .reduce<UploadHealth>((health, told) => (told === null ? health : worse(health, told)), 'good');
}
