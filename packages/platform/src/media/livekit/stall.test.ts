import { describe, expect, it } from 'vitest';
import { Track } from 'livekit-client';
import { createStallWatch, heardBits } from './stall.ts';

/** A watch that reads these figures, one each two seconds. @returns Whether it says after each of them that nothing arrives. */
function watch(figures: readonly (number | null)[]): boolean[] {
  let work = () => undefined as void;
  let reading = 0;
  let told = 0;
  const stall = createStallWatch({
    heard: () => figures[reading] ?? null,
    onChange: () => (told += 1),
    after: (milliseconds, next) => {
      expect(milliseconds).toBe(2000);
      work = next;
      return () => undefined;
    },
  });
  stall.start();
  const said = figures.map((_, index) => {
    reading = index;
    work();
    return stall.isStalled();
  });
  expect(told).toBe(said.filter((one, index) => one !== (said[index - 1] ?? false)).length);
  return said;
}

describe('a connection through which nothing arrives', () => {
  it('is noticed after two readings of nothing, and is well again with the first sound [REAL-3]', () => {
    expect(watch([24_000, 0, 0, 0, 800, 24_000])).toEqual([false, false, true, true, false, false]);
  });
  it('is not told of a microphone that has just come, nor where all are off', () => {
    expect(watch([null, 0, 0, 0])).toEqual([false, false, false, false]);
    expect(watch([24_000, null, null, null])).toEqual([false, false, false, false]);
  });
  it('is told by the microphones that are on and received', () => {
    const publication = (source: Track.Source, currentBitrate: number, change: object = {}) => ({
      source,
      isMuted: false,
      isSubscribed: true,
      track: { currentBitrate },
      ...change,
    });
    const room = (...publications: object[]) =>
      ({
        remoteParticipants: new Map([['b', { trackPublications: new Map(publications.entries()) }]]),
      }) as never;
    const { Microphone, Camera } = Track.Source;
    expect(heardBits(room(publication(Microphone, 0), publication(Camera, 900_000)))).toBe(0);
    expect(heardBits(room(publication(Microphone, 24_000), publication(Microphone, 800)))).toBe(24_800);
    expect(heardBits(room(publication(Microphone, 0, { isMuted: true })))).toBeNull();
    expect(heardBits(room(publication(Microphone, 0, { isSubscribed: false })))).toBeNull();
  });
});
