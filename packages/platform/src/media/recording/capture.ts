import type { MediaRoom, MediaSeat } from '../port.ts';
import { createComposition } from './composition.ts';
import type { RecordedSeat } from './composition.ts';
import { createRecorder } from './recorder.ts';
import type { CaptureFailure } from './recorder.ts';
import type { CapturedPart } from './part-uploads.ts';

export interface CaptureOptions {
  call: Pick<MediaRoom, 'attach' | 'snapshot' | 'subscribe'>;
  /** Names by id of a seat, as they are written into the picture. */
  nameOf: (seatId: string) => string;
  /** Whether everyone agreed to be seen; without it the recording is sound alone. */
  hasPicture: boolean;
  /** The attempt at recording that it is for, as the room told it. */
  attempt: number;
  /** Number of this take, which no other has. */
  take: number;
  onPart: (part: CapturedPart) => void;
  /** Called once when the browser gives up by itself, or captures nothing. */
  onFailure: (why: CaptureFailure) => void;
}

/** What is being captured of a call. */
export interface Capture {
  pause(): void;
  resume(): void;
  /** @returns when the last part has been handed over. */
  stop(): Promise<void>;
}

/** An element that plays one track unseen and unheard, so that it can be drawn or mixed. */
interface Tap {
  readonly element: HTMLVideoElement;
  readonly release: () => void;
}

/**
 * Captures the sound and, where it was agreed to, the picture of everyone in a call.
 * @throws Error where the browser can write no kind of file.
 */
export function startCapture({ call, nameOf, hasPicture, attempt, take, onPart, onFailure }: CaptureOptions): Capture {
  const composition = createComposition(hasPicture);
  const taps = new Map<string, Tap>();

  function tap(trackId: string): HTMLVideoElement {
    const known = taps.get(trackId);
    if (known) return known.element;
    const element = document.createElement('video');
    element.muted = true;
    element.playsInline = true;
    element.autoplay = true;
    taps.set(trackId, { element, release: call.attach(trackId, element) });
    return element;
  }

  function seatOf({ id, tracks }: MediaSeat): RecordedSeat {
    const open = (...sources: MediaSeat['tracks'][number]['source'][]) =>
      sources.flatMap((source) => tracks.filter((track) => track.source === source && !track.muted))[0];
    const picture = hasPicture ? open('screen', 'camera') : undefined;
    const sound = open('microphone');
    const heard = sound && tap(sound.id).srcObject;
    return {
      id,
      name: nameOf(id),
      picture: picture ? tap(picture.id) : null,
      sound: heard instanceof MediaStream ? heard : null,
    };
  }

  function follow(): void {
    const { seats } = call.snapshot();
    const there = new Set(seats.flatMap(({ tracks }) => tracks.map(({ id }) => id)));
    for (const [trackId, { release }] of taps) {
      if (there.has(trackId)) continue;
      release();
      taps.delete(trackId);
    }
    composition.show(seats.map(seatOf));
  }

  // Parts are read one after the other, so that none overtakes another.
  let reading: Promise<void> = Promise.resolve();
  const recorder = createRecorder({
    stream: composition.stream,
    onPart: ({ index, content, durationMs }) => {
      reading = reading.then(async () => {
        const { mimeType } = recorder;
        onPart({ attempt, take, index, mimeType, content: await base64Of(content), durationMs });
      });
    },
    onFailure,
  });
  const unsubscribe = call.subscribe(follow);
  follow();
  recorder.start();

  return {
    pause: () => recorder.pause(),
    resume: () => recorder.start(),
    stop: async () => {
      await recorder.stop();
      await reading;
      unsubscribe();
      composition.close();
      for (const { release } of taps.values()) release();
      taps.clear();
    },
  };
}

/** What a data URL has before its content. */
const MARK = ';base64,';

/** The content of a file as base64. */
function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // A data URL is text, and the names of two codecs in its type have a comma between them.
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(MARK) + MARK.length));
    });
    reader.addEventListener('error', () => reject(new Error('A part of the recording could not be read.')));
    reader.readAsDataURL(content);
  });
}
