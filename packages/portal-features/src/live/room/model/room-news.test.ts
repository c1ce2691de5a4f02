import type { RoomParticipant } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { roomNews } from './room-news.ts';

const person = (name: string, presence: RoomParticipant['presence'], isSelf = false) =>
  ({
    id: name,
    displayName: name,
    presence,
    lostSince: null,
    coveredSince: null,
    isSelf,
  }) as RoomParticipant;

function newsOf(before: readonly RoomParticipant[], now: readonly RoomParticipant[]) {
  const { came, left, lost, back, covered } = roomNews(before, now);
  const names = (people: readonly RoomParticipant[]) => people.map(({ displayName }) => displayName);
  return { came: names(came), left: names(left), lost: names(lost), back: names(back), covered: names(covered) };
}

const NOTHING = { came: [], left: [], lost: [], back: [], covered: [] };

describe('news of a room', () => {
  const amina = person('Amina', 'PRESENT', true);

  it('names who came in and who went, each once', () => {
    const before = [amina, person('Layla', 'WAITING'), person('Omar', 'PRESENT')];
    const now = [amina, person('Layla', 'PRESENT'), person('Omar', 'LEFT')];
    expect(newsOf(before, now)).toEqual({ ...NOTHING, came: ['Layla'], left: ['Omar'] });
    expect(newsOf(now, now)).toEqual(NOTHING);
  });

  it('counts who is not listed any more as gone, and tells no one of themselves', () => {
    const before = [person('Amina', 'WAITING', true), person('Omar', 'PRESENT')];
    expect(newsOf(before, [amina])).toEqual({ ...NOTHING, left: ['Omar'] });
  });

  it('names whose screen is covered now, once, and not their own', () => {
    const hidden = { ...person('Layla', 'PRESENT'), coveredSince: '2026-11-24T15:20:00Z' };
    expect(newsOf([amina, person('Layla', 'PRESENT')], [amina, hidden])).toEqual({ ...NOTHING, covered: ['Layla'] });
    expect(newsOf([amina, hidden], [amina, hidden])).toEqual(NOTHING);
    expect(newsOf([amina], [{ ...amina, coveredSince: '2026-11-24T15:20:00Z' }])).toEqual(NOTHING);
  });

  it('names whose connection was lost and whose is back; whoever left meanwhile has left', () => {
    const gone = { ...person('Layla', 'PRESENT'), lostSince: '2026-11-24T15:20:00Z' };
    expect(newsOf([amina, person('Layla', 'PRESENT')], [amina, gone])).toEqual({ ...NOTHING, lost: ['Layla'] });
    expect(newsOf([amina, gone], [amina, person('Layla', 'PRESENT')])).toEqual({ ...NOTHING, back: ['Layla'] });
    expect(newsOf([amina, gone], [amina, person('Layla', 'LEFT')])).toEqual({ ...NOTHING, left: ['Layla'] });
  });
});
