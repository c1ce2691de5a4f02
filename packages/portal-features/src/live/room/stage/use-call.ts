import { isApiError } from '@sakina/platform/client';
import { getMediaAccess } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import { canCall, createSignalChannel, MediaError } from '@sakina/platform/media';
import type { MediaRoom } from '@sakina/platform/media';
import { useClient, useConnectCall, useConnectRoom } from '@sakina/platform/react';
import { useCallback, useEffect, useState } from 'react';
import { useSignal } from '../api/rooms.ts';
import { keptIn } from '../devices/choice.ts';
import type { JoinChoice } from '../devices/choice.ts';
import { after } from '../model/after.ts';

/** Milliseconds to wait for the room's channel before the call goes on without it. */
const CHANNEL_MS = 5000;

/**
 * Why there is no call: it holds no one more, calls are turned off for everyone, the browser makes none, it is private
 * and the browser cannot encrypt, or it could not be connected.
 */
export type CallProblemKind = 'full' | 'turnedOff' | 'unsupported' | 'unencrypted' | 'failed';

/** A call, its coming about, or why there is none. */
export interface Call {
  readonly room: MediaRoom | null;
  readonly problem: CallProblemKind | null;
  /** Starts again from the beginning. */
  readonly retry: () => void;
}

/**
 * Joins the call of a room for as long as the component is mounted and a way to take part with sound is chosen;
 * afterwards no track of one's own is live (SEC-20).
 * @param secret The secret of one's own place.
 * @param selfId One's id in the room.
 */
export function useCall(room: Room, secret: string, selfId: string, choice: JoinChoice | null): Call {
  const { roomName, privacy } = room;
  const connectCall = useConnectCall();
  const connectRoom = useConnectRoom();
  const client = useClient();
  const signal = useSignal(roomName, secret);
  const [state, setState] = useState<Pick<Call, 'room' | 'problem'>>({ room: null, problem: null });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (choice === null || choice.way === 'text' || connectCall === null) return undefined;
    const channel = connectRoom?.({ roomName, participantId: selfId, secret });
    let isOver = false;
    let joined: MediaRoom | null = null;
    // Asked for again by each joining (CLOUD-500).
    const getAccess = () =>
      client.call(
        getMediaAccess,
        { params: { roomName }, body: { participantId: secret } },
        { idempotencyKey: crypto.randomUUID() },
      );

    async function start(chosen: JoinChoice, connect: NonNullable<typeof connectCall>): Promise<void> {
      if (!canCall()) throw new MediaError({ at: 'network', why: 'blocked' });
      channel?.open();
      const isOpen = channel && untilOpen(channel);
      const access = await getAccess();
      await isOpen;
      if (isOver) return;
      const signals = createSignalChannel({
        realtime: channel ?? { on: () => () => undefined, status: () => 'closed', subscribe: () => () => undefined },
        send: signal,
        after,
      });
      joined = await connect(access, signals, () => getAccess().catch(asRefusal));
      if (isOver) return void joined.leave('left');
      setState({ room: joined, problem: null });
      const { microphone = chosen.way !== 'watch', camera = chosen.way === 'video', ...changed } = keptIn(roomName);
      const { microphoneId, cameraId, speakerId } = { ...chosen, ...changed };
      await joined.join({
        microphone: { on: microphone, deviceId: microphoneId },
        camera: { on: camera, deviceId: cameraId },
      });
      if (speakerId !== undefined) await joined.use('speaker', speakerId);
    }

    start(choice, connectCall).catch((error: unknown) => {
      if (isOver) return;
      setState({ room: null, problem: problemOf(error) });
    });
    return () => {
      isOver = true;
      void joined?.leave('left');
      channel?.close();
      setState({ room: null, problem: null });
    };
    // A room that is made private is joined again, encrypted.
  }, [choice, connectCall, connectRoom, client, signal, roomName, privacy, selfId, secret, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}

function problemOf(error: unknown): CallProblemKind {
  if (!canCall()) return 'unsupported';
  if (isApiError(error, 'TOO_MANY')) return 'full';
  if (isApiError(error, 'FEATURE_OFF')) return 'turnedOff';
  if (!(error instanceof MediaError)) return 'failed';
  const { failure } = error;
  if (failure.at === 'encryption') return 'unencrypted';
  return 'why' in failure && failure.why === 'full' ? 'full' : 'failed';
}

/**
 * A call that comes back by itself ends where the server gives no access any more; it goes on trying where it cannot be
 * asked.
 */
function asRefusal(error: unknown): never {
  if (isApiError(error) && [403, 404, 409].includes(error.status ?? 0))
    throw new MediaError({ at: 'access', why: 'refused' });
  throw error;
}

type Channel = ReturnType<NonNullable<ReturnType<typeof useConnectRoom>>>;

/** Resolves once a channel is open, or has been waited for long enough: what is said before would be lost. */
function untilOpen(channel: Channel): Promise<void> {
  return new Promise((resolve) => {
    if (channel.status() === 'connected') return resolve();
    const done = () => {
      end();
      cancel();
      resolve();
    };
    const end = channel.subscribe(() => {
      if (channel.status() === 'connected') done();
    });
    const cancel = after(CHANNEL_MS, done);
    return undefined;
  });
}
