import { describe, expect, it } from 'vitest';
import { Track } from 'livekit-client';
import { createStallWatch, heardBytes } from './stall.ts';

type Totals = Readonly<Record<string, number>>;

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/**
 * A watch that reads these totals, one each two seconds. @returns Whether it says after each of them that nothing
 * arrives.
 */
async function watch(totals: readonly Totals[]): Promise<boolean[]> {
  let work = () => undefined as void;
  let reading = 0;
  let told = 0;
  const stall = createStallWatch({
    heard: () => Promise.resolve(new Map(Object.entries(totals[reading] ?? {}))),
    onChange: () => (told += 1),
    after: (milliseconds, planned) => {
      expect(milliseconds).toBe(2000);
      work = planned;
      return () => undefined;
    },
  });
  stall.start();
  const said: boolean[] = [];
  for (; reading < totals.length; reading += 1) {
    work();
    await settle();
    said.push(stall.isStalled());
  }
  expect(told).toBe(said.filter((one, index) => one !== (said[index - 1] ?? false)).length);
  return said;
}

describe('a connection through which nothing arrives', () => {
  it('is noticed after two readings of nothing new, and is well again with the first sound [REAL-3]', async () => {
    const said = await watch([{ a: 100 }, { a: 900 }, { a: 900 }, { a: 900 }, { a: 901 }]);
    expect(said).toEqual([false, false, false, true, false]);
  });
  it('is not told while one of several is heard', async () => {
    const said = await watch([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { a: 1, b: 4 },
    ]);
    expect(said).toEqual([false, false, false, false]);
  });
  it('is not told of a microphone that has just come, nor where all are off', async () => {
    expect(await watch([{}, { a: 0 }, { a: 0 }])).toEqual([false, false, false]);
    expect(await watch([{ a: 5 }, {}, {}, {}])).toEqual([false, false, false, false]);
  });
  it('is told by the microphones that are on and received', async () => {
    const publication = (sid: string, source: Track.Source, bytesReceived: number, change: object = {}) => ({
      source,
      isMuted: false,
      isSubscribed: true,
      track: {
        sid,
        getRTCStatsReport: () => Promise.resolve(new Map([['in', { type: 'inbound-rtp', bytesReceived }]])),
      },
      ...change,
    });
    const room = (...publications: object[]) =>
      ({ remoteParticipants: new Map([['b', { trackPublications: new Map(publications.entries()) }]]) }) as never;
    const { Microphone, Camera } = Track.Source;
    const totals = await heardBytes(
      room(
        publication('on', Microphone, 7),
        publication('picture', Camera, 900),
        publication('muted', Microphone, 8, { isMuted: true }),
        publication('elsewhere', Microphone, 9, { isSubscribed: false }),
      ),
    );
    expect([...totals]).toEqual([['on', 7]]);
  });
});
