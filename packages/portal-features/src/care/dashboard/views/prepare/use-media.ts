import type { MediaDevice } from '@sakina/design-system';
import { listDevices, MediaError, openDevice } from '@sakina/platform/media';
import { useCallback, useEffect, useState } from 'react';

export type MediaKind = 'microphone' | 'camera';
type MediaState = 'asking' | 'ready' | 'denied' | 'none' | 'failed';

/** A microphone or a camera as it is tried. */
export interface Media {
  state: MediaState;
  devices: readonly MediaDevice[];
  /** Id of the one in use. */
  deviceId: string;
  stream: MediaStream | null;
  /** Takes another device. */
  choose: (id: string) => void;
  /** Asks the browser again. */
  retry: () => void;
}

/** What the browser's refusal means for the person. */
function mediaFailure(error: unknown): Exclude<MediaState, 'asking' | 'ready'> {
  const why = error instanceof MediaError && error.failure.at === 'device' ? error.failure.why : 'other';
  if (why === 'denied' || why === 'dismissed' || why === 'system-denied' || why === 'insecure') return 'denied';
  return why === 'none' ? 'none' : 'failed';
}

async function open(
  kind: MediaKind,
  deviceId: string,
): Promise<{ track: MediaStreamTrack; devices: readonly MediaDevice[] }> {
  const track = await openDevice(kind, deviceId === '' ? {} : { deviceId });
  // Their names are known only once the use is allowed.
  return { track, devices: (await listDevices())[kind] };
}

/** Opens a microphone or a camera while the component is shown, and closes it with it: nothing is recorded or sent. */
export function useMedia(kind: MediaKind): Media {
  const [wish, setWish] = useState({ deviceId: '', attempt: 0 });
  const [state, setState] = useState<MediaState>('asking');
  const [found, setFound] = useState<{ stream: MediaStream; devices: readonly MediaDevice[] } | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: MediaStreamTrack | undefined;
    open(kind, wish.deviceId).then(
      ({ track, devices }) => {
        opened = track;
        if (isGone) return track.stop();
        setFound({ stream: new MediaStream([track]), devices });
        setState('ready');
      },
      (error: unknown) => {
        if (!isGone) setState(mediaFailure(error));
      },
    );
    return () => {
      isGone = true;
      opened?.stop();
    };
  }, [kind, wish]);

  const ask = useCallback((deviceId?: string) => {
    setState('asking');
    setWish((current) => ({ deviceId: deviceId ?? current.deviceId, attempt: current.attempt + 1 }));
  }, []);
  const inUse = found?.stream.getTracks()[0]?.getSettings().deviceId ?? '';
  return {
    state,
    devices: found?.devices ?? [],
    deviceId: wish.deviceId || inUse,
    stream: found?.stream ?? null,
    choose: ask,
    retry: () => ask(),
  };
}
