import { createHmac } from 'node:crypto';
import type { MediaServer } from '../handlers/define-handler.ts';
import type { ServerEvent } from '../realtime/index.ts';

/** Where a LiveKit server is, and the key with which tokens for it are signed. */
export interface LiveKitKey {
  /** `ws:` or `wss:`. */
  url: string;
  apiKey: string;
  apiSecret: string;
}

interface LiveKitServerOptions extends LiveKitKey {
  now: () => Date;
  /** Whether what a room is for is over. */
  isOver: (roomName: string) => Promise<boolean>;
  /** Sends a call of the server's own. @default fetch */
  send?: (address: string, init: { method: string; headers: Record<string, string>; body: string }) => Promise<unknown>;
}

/**
 * Seconds for which someone who was put outside is put out again when they come back: a token lets in for a minute, and
 * LiveKit accepts it for about one more.
 */
const EXPELLED_SECONDS = 130;
const EXPEL_MS = 1000;
/** Seconds for which a token of the server's own calls holds. */
const CALL_SECONDS = 30;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A LiveKit access token: a JWT signed with HS256. @param seconds How long it lets in. */
export function signToken(
  { apiKey, apiSecret }: Pick<LiveKitKey, 'apiKey' | 'apiSecret'>,
  { identity, grant, now, seconds }: { identity?: string; grant: object; now: Date; seconds: number },
): string {
  const at = Math.floor(now.getTime() / 1000);
  const claims = { iss: apiKey, ...(identity !== undefined && { sub: identity }), nbf: at, exp: at + seconds };
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ ...claims, video: grant })}`;
  return `${signed}.${createHmac('sha256', apiSecret).update(signed).digest('base64url')}`;
}

/**
 * The key in a program's environment; null where calls go between browsers. @throws Error where one of the three is
 * missing
 */
export function liveKitKeyIn(environment: Readonly<Record<string, string | undefined>>): LiveKitKey | null {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = environment;
  if (!url && !apiKey && !apiSecret) return null;
  if (!url || !apiKey || !apiSecret)
    throw new Error('LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET are needed together.');
  if (!URL.canParse(url) || !/^wss?:$/.test(new URL(url).protocol))
    throw new Error('LIVEKIT_URL must be an address such as wss://media.example.');
  return { url: url.replace(/\/$/, ''), apiKey, apiSecret };
}

/** The origin that browsers call over https: the value of `livekitBase` in /config.json. */
export const liveKitOrigin = ({ url }: Pick<LiveKitKey, 'url'>): string => new URL(url.replace(/^ws/, 'http')).origin;

/**
 * Media for rooms by a real LiveKit server. What the rooms decide is carried out there: whoever is removed or sent back
 * is put outside, also when they come back with the token they had, and a room that is over is closed.
 */
export function createLiveKitServer({ url, apiKey, apiSecret, now, isOver, send = fetch }: LiveKitServerOptions) {
  const expelled = new Map<string, { timer: NodeJS.Timeout; until: number }>();
  const closed = new Set<string>();
  const sign = (grant: object, seconds: number, identity?: string) =>
    signToken({ apiKey, apiSecret }, { grant, now: now(), seconds, ...(identity !== undefined && { identity }) });

  /** Calls the server; a server that is away and someone who is not there are no failure of the room. */
  async function call(method: string, room: string, body: object): Promise<void> {
    const token = sign({ room, roomAdmin: true, roomCreate: true }, CALL_SECONDS);
    await send(`${liveKitOrigin({ url })}/twirp/livekit.RoomService/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ room, ...body }),
    }).catch(() => undefined);
  }

  const keyOf = (room: string, identity: string) => `${room}/${identity}`;

  function pardon(room: string, identity: string): void {
    clearInterval(expelled.get(keyOf(room, identity))?.timer);
    expelled.delete(keyOf(room, identity));
  }

  function expel(room: string, identity: string): void {
    pardon(room, identity);
    const until = now().getTime() + EXPELLED_SECONDS * 1000;
    const remove = () => {
      if (now().getTime() > until) return pardon(room, identity);
      // A server that keeps a list of revoked tokens refuses the next attempt by itself.
      void call('RemoveParticipant', room, { identity, revokeTokenTs: String(Math.floor(now().getTime() / 1000)) });
    };
    expelled.set(keyOf(room, identity), { timer: setInterval(remove, EXPEL_MS).unref(), until });
    remove();
  }

  const media: MediaServer = {
    url,
    admit: ({ roomName, participantId, canPublish, seconds }) => {
      pardon(roomName, participantId);
      return sign(
        {
          room: roomName,
          roomJoin: true,
          canPublish,
          canSubscribe: true,
          // Words go through the room, where they are kept by its rules.
          canPublishData: false,
          canUpdateOwnMetadata: false,
        },
        seconds,
        participantId,
      );
    },
  };

  return {
    media,
    /** Carries out what a room decided. */
    heed: ({ name, payload, to }: ServerEvent): void => {
      const { roomName, act } = payload as { roomName?: string; act?: string };
      if (roomName === undefined) return;
      if (name === 'room.moderated' && (act === 'REMOVED' || act === 'SENT_BACK'))
        expel(roomName, to.slice(to.lastIndexOf('/') + 1));
      // Their token lets them send until they join again; the server takes that back at once.
      if (name === 'room.moderated' && act === 'OFF_STAGE')
        void call('UpdateParticipant', roomName, {
          identity: to.slice(to.lastIndexOf('/') + 1),
          permission: { canSubscribe: true, canPublish: false, canPublishData: false },
        });
      if (name === 'room.updated' && !closed.has(roomName))
        void isOver(roomName).then((isNowOver) => {
          if (!isNowOver || closed.has(roomName)) return;
          closed.add(roomName);
          void call('DeleteRoom', roomName, {});
        });
    },
    close: (): void => {
      for (const { timer } of expelled.values()) clearInterval(timer);
      expelled.clear();
    },
  };
}
