import type { Recording, Room } from '@sakina/platform/contract';
import { failRecording, putRecordingPart } from '@sakina/platform/contract';
import { isApiError, isPassing } from '@sakina/platform/client';
import { mayPlay } from '@sakina/platform/domain';
import type { MediaRoom } from '@sakina/platform/media';
import { createPartUploads, sendUntilHeard, startCapture } from '@sakina/platform/media/recording';
import type { Capture, PartUploads } from '@sakina/platform/media/recording';
import { useAction, useClock, useSealedRecords } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { after } from '../model/after.ts';
import { sealedParts } from './part-store.ts';

export interface CaptureOptions {
  call: MediaRoom;
  /** Id of the recording, which is the appointment's. */
  recordingId: string;
  room: Pick<Room, 'recording' | 'recordingAttempt' | 'recordingScopes'>;
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
  const { recording, recordingAttempt: attempt, recordingScopes } = room;
  const records = useSealedRecords();
  const { run: putPart } = useAction(putRecordingPart);
  const { run: fail } = useAction(failRecording);
  const [waiting, setWaiting] = useState(0);
  const clock = useClock();
  const uploads = useRef<PartUploads | null>(null);
  const capture = useRef<Capture | null>(null);
  const hasPicture = mayPlay('video/', recordingScopes);

  // The attempt that failed in this page, which is said once, and how that is called off.
  const failed = useRef<{ attempt: number; callOff: () => void } | null>(null);

  const report = useEffectEvent((failure: NonNullable<Recording['failure']>, of: number) => {
    // Parts of an earlier attempt may still be on their way; its end is known.
    if (of !== attempt || failed.current?.attempt === of) return;
    void capture.current?.stop();
    capture.current = null;
    const told = { params: { id: recordingId }, body: { failure, attempt: of } };
    failed.current = { attempt: of, callOff: sendUntilHeard({ send: () => fail(told), isPassing, after }) };
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
      onRefused: (refused) => report('UPLOAD_REFUSED', refused),
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
    // Until everyone knows that it failed; who records again makes another attempt.
    if (failed.current?.attempt === attempt) return;
    try {
      capture.current = startCapture({
        call,
        nameOf,
        hasPicture,
        attempt,
        // The second of the day: no take before has it, and the server need not be asked.
        take: 1 + Math.floor((clock.now() % 86_400_000) / 1000),
        onPart: (part) => uploads.current?.add(part),
        onFailure: (why) => report(why, attempt),
      });
    } catch {
      report('NO_RECORDER', attempt);
    }
  });

  const isPaused = recording === 'PAUSED' || recording === 'ARMED';
  // Another agreement makes another file: what has no picture gets none; so does another attempt. It ends before the
  // next one begins.
  useEffect(
    () => () => {
      void capture.current?.stop();
      capture.current = null;
    },
    [call, hasPicture, attempt],
  );
  useEffect(
    () => () => {
      failed.current?.callOff();
      failed.current = null;
    },
    [attempt],
  );
  useEffect(() => {
    if (isOn && capture.current !== null) capture.current.resume();
    else if (isOn) begin();
    else if (isPaused) capture.current?.pause();
    else {
      void capture.current?.stop();
      capture.current = null;
    }
  }, [isOn, isPaused, call, hasPicture, attempt]);
  return waiting;
}
