import type { RoomParticipant } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { roomNews } from './room-news.ts';

const person = (name: string, presence: RoomParticipant['presence'], isSelf = false) =>
  ({ id: name, displayName: name, presence, isSelf }) as unknown as RoomParticipant;

function newsOf(before: readonly RoomParticipant[], now: readonly RoomParticipant[]) {
  const { came, left } = roomNews(before, now);
  const names = (people: readonly RoomParticipant[]) => people.map(({ displayName }) => displayName);
  return { came: names(came), left: names(left) };
}

describe('news of a room', () => {
  const amina = person('Amina', 'PRESENT', true);

  it('names who came in and who went, each once', () => {
    const before = [amina, person('Layla', 'WAITING'), person('Omar', 'PRESENT')];
    const now = [amina, person('Layla', 'PRESENT'), person('Omar', 'LEFT')];
    expect(newsOf(before, now)).toEqual({ came: ['Layla'], left: ['Omar'] });
    expect(newsOf(now, now)).toEqual({ came: [], left: [] });
  });

  it('counts who is not listed any more as gone, and tells nobody of themselves', () => {
    const before = [person('Amina', 'WAITING', true), person('Omar', 'PRESENT')];
    expect(newsOf(before, [amina])).toEqual({ came: [], left: ['Omar'] });
  });
});
