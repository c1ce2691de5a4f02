import { getRecordingMedia, getRecordingPart } from '@sakina/platform/contract';
import type { RecordingMedia } from '@sakina/platform/contract';
import { useClient } from '@sakina/platform/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bytesOf } from '../../../shared/index.ts';

export type Take = RecordingMedia['takes'][number];

/** A recording as it is fetched to be played. */
export type TakeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly loaded: number; readonly parts: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly media: RecordingMedia; readonly take: Take; readonly src: string };

/**
 * Fetches what was captured of a session when it is asked for: reading it is written down (CLOUD-568). The file is put
 * together on the device and has no address outside this page.
 * @param id Id of the recording, which is the appointment's.
 * @param onRead Called once the reading is written down.
 */
export function useTake(id: string, onRead: () => void) {
  const client = useClient();
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  const [state, setState] = useState<TakeState>({ kind: 'idle' });
  const address = useRef<string | null>(null);
  const attempt = useRef(0);

  const release = useCallback(() => {
    if (address.current !== null) URL.revokeObjectURL(address.current);
    address.current = null;
  }, []);
  useEffect(
    () => () => {
      attempt.current += 1;
      release();
    },
    [release],
  );

  /** @param number Which take; left out, the first. */
  const load = useCallback(
    async (number?: number) => {
      const own = (attempt.current += 1);
      const isOver = () => own !== attempt.current;
      setState({ kind: 'loading', loaded: 0, parts: 0 });
      try {
        const media = await client.call(getRecordingMedia, { params: { id } });
        read.current();
        const take = media.takes.find((each) => each.take === number) ?? media.takes[0];
        if (isOver()) return;
        if (take === undefined) {
          setState({ kind: 'none' });
          return;
        }
        const pieces: Uint8Array<ArrayBuffer>[] = [];
        for (let index = 0; index < take.parts; index += 1) {
          // In their order, one at a time: an hour has two thousand.
          // oxlint-disable-next-line no-await-in-loop
          const { content } = await client.call(getRecordingPart, {
            params: { id, take: String(take.take), index: String(index) },
          });
          if (isOver()) return;
          pieces.push(bytesOf(content));
          setState({ kind: 'loading', loaded: index + 1, parts: take.parts });
        }
        release();
        address.current = URL.createObjectURL(new Blob(pieces, { type: take.mimeType }));
        setState({ kind: 'ready', media, take, src: address.current });
      } catch (error) {
        if (!isOver()) setState({ kind: 'failed', error });
      }
    },
    [client, id, release],
  );
  return { state, load };
}
