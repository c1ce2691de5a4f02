import { useCallback } from 'react';
import type { RefCallback } from 'react';

/**
 * Gives captions to a `<track>`, as a file of this page that lives as long as the track is shown: the policy of the
 * page takes no media from a `data:` address.
 * @param file WebVTT, as `captionsFile` writes it; keep it the same between renders.
 */
export function useCaptionsTrack(file: string): RefCallback<HTMLTrackElement> {
  return useCallback(
    (element: HTMLTrackElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
