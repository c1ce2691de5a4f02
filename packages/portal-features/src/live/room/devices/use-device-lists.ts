import type { DeviceLists } from '@sakina/platform/media';
import { useEffect, useState } from 'react';
import { watchDevices } from './watch-devices.ts';

const NO_DEVICES: DeviceLists = { microphone: [], camera: [], speaker: [] };

/** The devices that are plugged in, kept current while the component is mounted; empty until they are known. */
export function useDeviceLists(): DeviceLists {
  const [lists, setLists] = useState(NO_DEVICES);
  useEffect(() => watchDevices(setLists), []);
  return lists;
}
