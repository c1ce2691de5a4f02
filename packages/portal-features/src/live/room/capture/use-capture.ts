import type { Recording, Room } from '@sakina/platform/contract';
import { failRecording, putRecordingPart } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { mayPlay } from '@sakina/platform/domain';
import type { MediaRoom } from '@sakina/platform/media';
import { createPartUploads, startCapture } from '@sakina/platform/media/recording';
import type { Capture, PartUploads } from '@sakina/platform/media/recording';
import { useAction, useClock, useSealedRecords } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { after } from '../model/after.ts';
import { sealedParts } from './part-store.ts';

export interface CaptureOptions {
  call: MediaRoom;
  /** Id of the recording, which is the appointment's. */
  recordingId: string;
  room: Pick<Room, 'recording' | 'recordingScopes'>;
  /** Whether everyone has agreed and nothing holds the recording back. */
  isOn: boolean;
  nameOf: (id: string) => string;
}

/**
 * Captures a session in its provider's browser for as long as the server says that it may be, and sends it in parts:
 * what arrives makes the server say that it is recorded.
 * @returns How many parts are not sent yet.
 */
export function useCapture({ call, recordingId, room, isOn, nameOf }: CaptureOptions): number {
  const { recording, recordingScopes } = room;
  const records = useSealedRecords();
  const { run: putPart } = useAction(putRecordingPart);
  const { run: fail } = useAction(failRecording);
  const [waiting, setWaiting] = useState(0);
  const clock = useClock();
  const uploads = useRef<PartUploads | null>(null);
  const capture = useRef<Capture | null>(null);
  const hasPicture = mayPlay('video/', recordingScopes);

  const report = useEffectEvent((failure: NonNullable<Recording['failure']>) => {
    void capture.current?.stop();
    capture.current = null;
    // Where even this does not arrive, the connection is away, and the room says so.
    fail({ params: { id: recordingId }, body: { failure } }).catch(() => undefined);
  });

  useEffect(() => {
    const sending = createPartUploads({
      store: sealedParts(records, recordingId),
      send: async ({ take, index, ...body }) => {
        try {
          await putPart({ params: { id: recordingId, take: String(take), index: String(index) }, body });
        } catch (error) {
          // Someone took their consent back while it was on its way, or everyone was told meanwhile that nothing is
          // recorded: it is dropped, and what may be kept still goes.
          if (!isApiError(error, 'NOT_AGREED') && !isApiError(error, 'NOT_RECORDED')) throw error;
        }
      },
      isFinal: (error) => isApiError(error) && [403, 404, 409, 422].includes(error.status ?? 0),
      onWaiting: setWaiting,
      onRefused: () => report('UPLOAD_REFUSED'),
      after,
    });
    uploads.current = sending;
    void sending.resume();
    return () => {
      uploads.current = null;
      // What was captured last still goes, as long as the page is there.
      void sending.settled().then(sending.close);
    };
  }, [records, recordingId, putPart]);

  const begin = useEffectEvent(() => {
    try {
      capture.current = startCapture({
        call,
        nameOf,
        hasPicture,
        // The second of the day: no take before has it, and the server need not be asked.
        take: 1 + Math.floor((clock.now() % 86_400_000) / 1000),
        onPart: (part) => uploads.current?.add(part),
        onFailure: report,
      });
    } catch {
      report('NO_RECORDER');
    }
  });

  const isPaused = recording === 'PAUSED' || recording === 'ARMED';
  // Another agreement makes another file: what has no picture gets none. It ends before the next one begins.
  useEffect(
    () => () => {
      void capture.current?.stop();
      capture.current = null;
    },
    [call, hasPicture],
  );
  useEffect(() => {
    if (isOn && capture.current !== null) capture.current.resume();
    else if (isOn) begin();
    else if (isPaused) capture.current?.pause();
    else {
      void capture.current?.stop();
      capture.current = null;
    }
  }, [isOn, isPaused, call, hasPicture]);
  return waiting;
}
