import { WebSocketExtension } from 'msw/ws';
import { Decoder, Encoder, PacketType } from 'socket.io-parser';
import type { Packet } from 'socket.io-parser';

export type { Packet };
export { PacketType };

/** Frames of Engine.IO, protocol 4, each named by its first character. https://socket.io/docs/v4/engine-io-protocol/ */
const OPEN = '0';
const MESSAGE = '4';

/**
 * No heartbeat is needed within a page, but without one the client would disconnect after
 * pingInterval + pingTimeout milliseconds. Their sum must stay below 2^31, the longest timer.
 */
const NEVER_MS = 1_000_000_000;

/** Lets a mocked WebSocket speak socket.io as text: MSW’s own binding cannot reject a handshake. */
export class SocketIoExtension extends WebSocketExtension<Packet> {
  override connect(): string {
    return (
      OPEN +
      JSON.stringify({
        sid: crypto.randomUUID(),
        upgrades: [],
        pingInterval: NEVER_MS,
        pingTimeout: NEVER_MS,
        maxPayload: 1_000_000,
      })
    );
  }

  override encode(packet: Packet): Iterator<string> {
    const frames = new Encoder().encode(packet) as string[];
    return frames.map((frame) => MESSAGE + frame).values();
  }

  /** Drops frames that are not readable messages. */
  override decode(data: unknown): Packet | undefined {
    if (typeof data !== 'string' || !data.startsWith(MESSAGE)) return undefined;
    let decoded: Packet | undefined;
    const decoder = new Decoder();
    decoder.on('decoded', (packet: Packet) => {
      decoded = packet;
    });
    try {
      decoder.add(data.slice(MESSAGE.length));
    } catch {
      return undefined;
    }
    return decoded;
  }
}
