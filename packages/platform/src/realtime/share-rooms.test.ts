import { expect, it, vi } from 'vitest';
import type { Realtime } from './realtime.ts';
import { shareRooms } from './share-rooms.ts';

it('[SESSION-4] [SEC-20] is one connection for everyone in the tab, from the first who opens it to the last who closes it', () => {
  const open = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  const connect = vi.fn<() => Realtime>(() => ({ open, close, status: () => 'connected' }) as unknown as Realtime);
  const connectRoom = shareRooms(connect);
  const place = { roomName: 'r', participantId: 'p', secret: 's' };
  const [one, other] = [connectRoom(place), connectRoom(place)];
  one.open();
  one.open();
  other.open();
  one.close();
  one.close();
  expect([connect.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  other.close();
  expect(close).toHaveBeenCalledOnce();
  connectRoom(place).open();
  expect(connect).toHaveBeenCalledTimes(2);
});
