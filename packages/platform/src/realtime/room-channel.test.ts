import type { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RealtimeEvent } from '../contract/index.ts';
import { createRoomChannel } from './room-channel.ts';
import { startSocketServer } from './testing.ts';

let io: Server;
let base: string;
let greetings: unknown[];
const place = { roomName: 'quiet-river', participantId: 'participant-2', secret: 'known to one browser' };

beforeEach(async () => {
  greetings = [];
  ({ io, base } = await startSocketServer());
  io.on('connection', (socket) => greetings.push(socket.handshake.auth));
});
afterEach(() => io.close());

it('[SESSION-4] is entered by the id and the secret of one’s place, with no token, and left without a trace', async () => {
  const channel = createRoomChannel(place, { base });
  expect([channel.status(), greetings]).toEqual(['closed', []]);
  channel.open();
  await vi.waitFor(() => expect(channel.status()).toBe('connected'));
  expect(greetings).toEqual([{ room: 'quiet-river', participantId: 'participant-2', secret: 'known to one browser' }]);
  channel.close();
  await vi.waitFor(() => expect(io.engine.clientsCount).toBe(0));
});

it('[SESSION-4] tells what changed in the room, and drops what does not fit', async () => {
  const channel = createRoomChannel(place, { base });
  const heard: RealtimeEvent<'room.moderated'>[] = [];
  channel.on('room.moderated', (event) => heard.push(event));
  channel.open();
  await vi.waitFor(() => expect(channel.status()).toBe('connected'));
  io.emit('room.moderated', { roomName: 'quiet-river', act: 'PROMOTED' });
  io.emit('room.moderated', { roomName: 'quiet-river', act: 'ADMITTED', name: 'Layla Haddad' });
  await vi.waitFor(() => expect(heard).toEqual([{ roomName: 'quiet-river', act: 'ADMITTED' }]));
  channel.close();
});
