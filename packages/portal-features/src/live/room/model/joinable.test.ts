import { make } from '@sakina/mocks';
import type { GroupSession } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { groupRooms, sessionRooms } from './joinable.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const session = (roomName: string, from: number, over: object = {}) =>
  make.appointment({ roomName, startsAt: at(from), endsAt: at(from + 50), mode: 'ONLINE', ...over });

describe('the rooms that can be joined [ROUTE-25]', () => {
  it('are those of online sessions that are open or ahead, the open ones first', () => {
    const rooms = sessionRooms(
      [
        session('tomorrow00', 1440),
        session('over000000', -120),
        session('cancelled0', 5, { status: 'CANCELLED' }),
        session('inperson00', 5, { mode: 'IN_PERSON' }),
        session('soon000000', 10),
      ],
      now,
    );
    expect(rooms.map(({ roomName, isOpen }) => [roomName, isOpen])).toEqual([
      ['soon000000', true],
      ['tomorrow00', false],
    ]);
    expect(rooms[1]?.opensAt).toBe(at(1425));
  });

  it.each([
    ['SCHEDULED', 10, 'grieftonight', ['grieftonight']],
    ['LIVE', -100, 'grieftonight', ['grieftonight']],
    ['COMPLETED', -100, 'grieftonight', []],
    ['SCHEDULED', 10, null, []],
  ] as const)('of groups need a certain seat: %s, %i minutes from now, room %s', (status, from, roomName, names) => {
    const group = { title: 'Grief', status, roomName, startsAt: at(from), endsAt: at(from + 50) } as GroupSession;
    expect(groupRooms([group], now).map((room) => room.roomName)).toEqual(names);
  });
});
