import type { MediaRoom } from '@sakina/platform/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Whether the own microphone and camera are on. */
export interface OwnDevices {
  readonly microphone: boolean;
  readonly camera: boolean;
}

/**
 * Covers one’s screen at once: own microphone and camera go off, and come back as they were, not all of them
 * on.
 * @param onCover Called with each change, so that the others are told.
 */
export function useCover(call: MediaRoom, own: OwnDevices, onCover: (isCovered: boolean) => void) {
  const [isCovered, setCovered] = useState(false);
  const before = useRef<OwnDevices>({ microphone: false, camera: false });
  const set = (device: keyof OwnDevices, isOn: boolean) => {
    // What fails is told by the snapshot.
    call.set(device, isOn).catch(() => undefined);
  };
  const cover = () => {
    if (isCovered) return;
    before.current = own;
    setCovered(true);
    if (own.microphone) set('microphone', false);
    if (own.camera) set('camera', false);
    onCover(true);
  };
  const show = () => {
    if (!isCovered) return;
    setCovered(false);
    if (before.current.microphone) set('microphone', true);
    if (before.current.camera) set('camera', true);
    onCover(false);
  };
  // Whoever leaves the call covered is not covered any more.
  const leave = useEffectEvent(() => {
    if (isCovered) onCover(false);
  });
  useEffect(() => () => leave(), []);
  return { isCovered, cover, show };
}
