import { describe, expect, it } from 'vitest';
import { PacketType, SocketIoExtension } from './socket-io-extension.ts';

const extension = new SocketIoExtension();

describe('the socket.io server inside the page', () => {
  it('[SESSION-4] opens Engine.IO 4 with a heartbeat that is never due', () => {
    const frame = extension.connect();
    expect(frame.startsWith('0')).toBe(true);
    const greeting = JSON.parse(frame.slice(1)) as {
      sid: string;
      pingInterval: number;
      pingTimeout: number;
      upgrades: unknown[];
    };
    expect(greeting).toMatchObject({ upgrades: [], sid: expect.stringMatching(/.{20,}/) as string });
    expect(greeting.pingInterval + greeting.pingTimeout).toBeLessThan(2 ** 31);
  });

  it('[SESSION-4] encodes packets like socket.io', () => {
    const frames = [
      ...{
        [Symbol.iterator]: () =>
          extension.encode({ type: PacketType.EVENT, nsp: '/', data: ['payment.received', { paymentId: 'p' }] }),
      },
    ];
    expect(frames).toEqual(['42["payment.received",{"paymentId":"p"}]']);
  });

  it('[SESSION-4] reads the handshake', () => {
    expect(extension.decode('40{"token":"t"}')).toEqual({ type: PacketType.CONNECT, nsp: '/', data: { token: 't' } });
  });

  it.each([
    ['a pong', '3'],
    ['a probe', '2probe'],
    ['nothing', ''],
    ['an unknown packet', '49'],
    ['broken JSON', '42["event",{'],
    ['a reserved event', '42["connect"]'],
    ['bytes', new ArrayBuffer(4)],
  ])('[SEC-10] drops %s', (_what, frame) => {
    expect(extension.decode(frame)).toBeUndefined();
  });
});
