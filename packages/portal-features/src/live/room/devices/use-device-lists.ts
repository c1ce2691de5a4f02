import { listDevices, onDeviceChange } from '@sakina/platform/media';
import type { DeviceLists } from '@sakina/platform/media';
import { useEffect, useState } from 'react';

const NO_DEVICES: DeviceLists = { microphone: [], camera: [], speaker: [] };

/** The devices that are plugged in, kept current while the component is mounted; empty until they are known. */
export function useDeviceLists(): DeviceLists {
  const [lists, setLists] = useState(NO_DEVICES);
  useEffect(() => {
    let isOver = false;
    const read = () =>
      void listDevices().then((found) => {
        if (!isOver) setLists(found);
      });
    read();
    const end = onDeviceChange(read);
    return () => {
      isOver = true;
      end();
    };
  }, []);
  return lists;
}
