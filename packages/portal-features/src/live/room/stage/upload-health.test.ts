import type { MediaSeat, MediaSnapshot } from '@sakina/platform/media';
import { describe, expect, test } from 'vitest';
import { uploadHealth } from './upload-health.ts';

const seat = (over: Partial<MediaSeat>): MediaSeat => ({
  id: 'someone',
  isSelf: false,
  tracks: [],
  speaking: false,
  level: 0,
  quality: 'good',
  qualityReason: null,
  encrypted: false,
  ...over,
});
const sends = { id: 'c', source: 'camera', muted: false, pausedForBandwidth: false } as const;
const own = seat({ id: 'own', isSelf: true, tracks: [sends], quality: 'unknown' });
const viewer = seat({ id: 'viewer' });

const snapshot = (seats: MediaSeat[], state: MediaSnapshot['state'] = 'connected'): MediaSnapshot => ({
  state,
  seats,
  canHear: true,
  failure: null,
  retryAt: null,
});

describe('what the host of a broadcast learns of their own upload [ROUTE-25]', () => {
  test.each([
    ['nothing while no one receives it', [own], 'connected', null],
    ['nothing while nothing is sent', [{ ...own, tracks: [{ ...sends, muted: true }] }, viewer], 'connected', null],
    ['nothing before the call', [own, viewer], 'connecting', null],
    ['good where nothing is known against it', [own, viewer], 'connected', 'good'],
    [
      'the worst link that the own upload strains',
      [
        own,
        seat({ id: 'a', quality: 'fair', qualityReason: 'own-upload' }),
        seat({ id: 'b', quality: 'poor', qualityReason: 'own-upload' }),
      ],
      'degraded',
      'poor',
    ],
    [
      'not what strains a viewer',
      [own, seat({ id: 'a', quality: 'poor', qualityReason: 'theirs' })],
      'connected',
      'good',
    ],
    ['what a server measures', [{ ...own, quality: 'poor' as const }, viewer], 'connected', 'poor'],
    ['lost while it is reconnecting', [own, viewer], 'reconnecting', 'lost'],
  ] as const)('%s', (_what, seats, state, health) => {
    expect(uploadHealth(snapshot([...seats] as MediaSeat[], state))).toBe(health);
  });
});
