import { createLevelMeter, listDevices, MediaError, onDeviceChange, openDevice } from '@sakina/platform/media';
import type { DeviceLists, DeviceProblem } from '@sakina/platform/media';
import { useCallback, useEffect, useRef, useState } from 'react';

type Device = 'microphone' | 'camera';

/** A device as the check shows it. */
export interface PreviewDevice {
  readonly state: 'idle' | 'asking' | 'ready' | 'failed';
  readonly problem: DeviceProblem | null;
  readonly stream: MediaStream | null;
}

const IDLE: PreviewDevice = { state: 'idle', problem: null, stream: null };
const NO_DEVICES: DeviceLists = { microphone: [], camera: [], speaker: [] };
/** How often the level is drawn, in milliseconds. */
const LEVEL_MS = 100;

/**
 * Tries microphone and camera before anyone else sees or hears; nothing is asked before `open`, and everything stops on
 * unmount.
 */
export function usePreview() {
  const [devices, setDevices] = useState<Record<Device, PreviewDevice>>({ microphone: IDLE, camera: IDLE });
  const [lists, setLists] = useState(NO_DEVICES);
  const [level, setLevel] = useState(0);
  const tracks = useRef<Partial<Record<Device, MediaStreamTrack>>>({});
  // Counts openings and closings, so that an answer of the browser to an earlier one is not taken.
  const turns = useRef({ microphone: 0, camera: 0 });
  const isGone = useRef(false);

  const refill = useCallback(async () => {
    const found = await listDevices();
    if (!isGone.current) setLists(found);
  }, []);

  const close = useCallback((device: Device) => {
    turns.current[device] += 1;
    tracks.current[device]?.stop();
    delete tracks.current[device];
    setDevices((before) => ({ ...before, [device]: IDLE }));
  }, []);

  const open = useCallback(
    async (device: Device, deviceId?: string) => {
      turns.current[device] += 1;
      const turn = turns.current[device];
      const isLate = () => isGone.current || turn !== turns.current[device];
      const show = (now: PreviewDevice) => setDevices((before) => ({ ...before, [device]: now }));
      show({ state: 'asking', problem: null, stream: null });
      try {
        const track = await openDevice(device, { deviceId });
        // The page was left, or another way to take part was chosen, while the browser was asking.
        if (isLate()) return track.stop();
        tracks.current[device]?.stop();
        tracks.current[device] = track;
        track.addEventListener('ended', () => {
          if (tracks.current[device] === track) show({ state: 'failed', problem: 'gone', stream: null });
        });
        show({ state: 'ready', problem: null, stream: new MediaStream([track]) });
      } catch (error) {
        if (isLate()) return;
        const problem = error instanceof MediaError && error.failure.at === 'device' ? error.failure.why : 'other';
        show({ state: 'failed', problem, stream: null });
      }
      // Labels are told only after a permission.
      await refill();
    },
    [refill],
  );

  useEffect(() => {
    isGone.current = false;
    const opened = tracks.current;
    const end = onDeviceChange(() => void refill());
    return () => {
      isGone.current = true;
      end();
      for (const track of Object.values(opened)) track.stop();
    };
  }, [refill]);

  const heard = devices.microphone.stream;
  useEffect(() => {
    const [track] = heard?.getAudioTracks() ?? [];
    if (!track) return undefined;
    const meter = createLevelMeter(track);
    const timer = setInterval(() => setLevel(Math.round(meter.read() * 20) / 20), LEVEL_MS);
    return () => {
      clearInterval(timer);
      meter.stop();
      setLevel(0);
    };
  }, [heard]);

  return { devices, lists, level, open, close };
}
