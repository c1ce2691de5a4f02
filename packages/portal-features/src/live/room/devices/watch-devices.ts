import { listDevices, onDeviceChange } from '@sakina/platform/media';
import type { DeviceLists } from '@sakina/platform/media';

/**
 * Tells the devices that are plugged in, at once and after each change, until the returned function is called.
 * @param tell Called with them, and with what was told before; null the first time.
 */
export function watchDevices(tell: (now: DeviceLists, before: DeviceLists | null) => void): () => void {
  let isOver = false;
  let known: DeviceLists | null = null;
  const read = () =>
    void listDevices().then((now) => {
      if (isOver) return;
      const before = known;
      known = now;
      tell(now, before);
    });
  read();
  const end = onDeviceChange(read);
  return () => {
    isOver = true;
    end();
  };
}
