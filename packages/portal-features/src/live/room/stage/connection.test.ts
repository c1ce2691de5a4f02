import type { MediaSeat, MediaSnapshot } from '@sakina/platform/media';
import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection.ts';

const seat = (id: string, more: Partial<MediaSeat> = {}): MediaSeat => ({
  id,
  isSelf: id === 'self',
  tracks: [],
  speaking: false,
  level: 0,
  quality: 'good',
  qualityReason: null,
  encrypted: true,
  ...more,
});
const self = seat('self');
const of = (state: MediaSnapshot['state'], ...seats: MediaSeat[]) =>
  connectionOf({ state, seats, canHear: true, failure: null, retryAt: null });

describe('the own connection in a call', () => {
  it('is unknown before the call, and while no one else is in it', () => {
    expect([of('connecting', self, seat('amina')), of('connected', self)]).toEqual([null, null]);
  });

  it('is lost while it is mended', () => {
    expect(of('reconnecting', self, seat('amina'))).toBe('lost');
  });

  it.each([
    ['good where nothing is lost', {}, 'good'],
    ['good where the other one is slow', { quality: 'poor', qualityReason: 'theirs' }, 'good'],
    ['fair where a little of the others is lost', { quality: 'fair', qualityReason: 'own-download' }, 'fair'],
    ['poor where much of the others is lost', { quality: 'poor', qualityReason: 'own-download' }, 'poor'],
  ] as const)('is %s', (_what, quality, expected) => {
    expect(of('connected', self, seat('amina', quality))).toBe(expected);
  });

  it('is poor where what is sent does not arrive', () => {
    const tracks = [{ id: 'a', source: 'microphone', muted: false, pausedForBandwidth: false }] as const;
    const amina = seat('amina', { quality: 'poor', qualityReason: 'own-upload' });
    expect(of('connected', seat('self', { tracks }), amina)).toBe('poor');
  });
});
