import type { MediaDevice } from '@sakina/design-system';
import { useCallback, useEffect, useState } from 'react';

export type MediaKind = 'microphone' | 'camera';
export type MediaState = 'asking' | 'ready' | 'denied' | 'none' | 'failed';

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

const INPUT = { microphone: 'audioinput', camera: 'videoinput' } as const;

/** What the browser's refusal means for the person. */
export function mediaFailure(error: unknown): Exclude<MediaState, 'asking' | 'ready'> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function open(kind: MediaKind, deviceId: string): Promise<{ stream: MediaStream; devices: MediaDevice[] }> {
  const wanted = deviceId === '' ? true : { deviceId: { exact: deviceId } };
  const stream = await navigator.mediaDevices.getUserMedia(
    kind === 'microphone' ? { audio: wanted } : { video: wanted },
  );
  // Their names are known only once the use is allowed.
  const all = await navigator.mediaDevices.enumerateDevices();
  return {
    stream,
    devices: all.filter((device) => device.kind === INPUT[kind]).map(({ deviceId: id, label }) => ({ id, label })),
  };
}

/** Opens a microphone or a camera while the component is shown, and closes it with it: nothing is recorded or sent. */
export function useMedia(kind: MediaKind): Media {
  const [wish, setWish] = useState({ deviceId: '', attempt: 0 });
  const [state, setState] = useState<MediaState>('asking');
  const [found, setFound] = useState<{ stream: MediaStream; devices: readonly MediaDevice[] } | null>(null);

  useEffect(() => {
    let isGone = false;
    let opened: MediaStream | undefined;
    open(kind, wish.deviceId).then(
      (result) => {
        opened = result.stream;
        if (isGone) return stop(opened);
        setFound(result);
        setState('ready');
      },
      (error: unknown) => {
        if (!isGone) setState(mediaFailure(error));
      },
    );
    return () => {
      isGone = true;
      if (opened) stop(opened);
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
