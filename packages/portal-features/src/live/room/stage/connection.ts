import type { MediaSnapshot } from '@sakina/platform/media';
import { uploadHealth } from './upload-health.ts';
import type { UploadHealth } from './upload-health.ts';

/** How well one is connected with the others, both ways; null before the call and while no one else is in it. */
export function connectionOf(snapshot: MediaSnapshot): UploadHealth | null {
  const upload = uploadHealth(snapshot);
  if (upload === 'lost') return upload;
  const others = snapshot.seats.filter(({ isSelf }) => !isSelf);
  const isJoined = snapshot.state === 'connected' || snapshot.state === 'degraded';
  if (!isJoined || others.length === 0) return null;
  const losing = others.find(({ qualityReason }) => qualityReason === 'own-download');
  if (upload === 'poor' || losing?.quality === 'poor') return 'poor';
  if (upload === 'fair' || losing !== undefined || snapshot.state === 'degraded') return 'fair';
  return 'good';
}
