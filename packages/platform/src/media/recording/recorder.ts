import type { RecordingFailure } from '../../contract/schemas/recording-status.ts';
import { afterTimeout } from '../../browser/index.ts';

/** Milliseconds of one part: what is lost at most when the tab is closed. */
export const PART_MS = 2000;
/**
 * Milliseconds of capturing without a sample after which none is expected any more (docs/rules/calls.md, Recording).
 */
const FIRST_WITHIN_MS = 10_000;

/** Why the browser captures nothing more: it gave up, or never began. */
export type CaptureFailure = Extract<RecordingFailure, 'BROWSER_STOPPED' | 'NOT_STARTED'>;

/** Kinds of file in the order of preference: mp4 holds its length, webm does not and cannot be sought as well. */
const KINDS = ['video/mp4', 'video/webm;codecs=vp8,opus', 'video/webm'] as const;
const SOUND_KINDS = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'] as const;

/** A piece of a recording in the order of its index. Only all of them together can be played. */
export interface RecordedPart {
  readonly index: number;
  readonly content: Blob;
  /** Milliseconds that were captured for it, without pauses. */
  readonly durationMs: number;
}

/** The part of MediaRecorder that is used. */
export interface RecorderSource {
  readonly mimeType: string;
  readonly state: 'inactive' | 'recording' | 'paused';
  start(timeslice: number): void;
  pause(): void;
  resume(): void;
  stop(): void;
  addEventListener(type: 'dataavailable', listener: (event: { data: Blob }) => void): void;
  addEventListener(type: 'stop' | 'error', listener: () => void): void;
}

export interface RecorderOptions {
  /** Sound and picture in one stream; a track that is added to it later would end the recording. */
  stream: MediaStream;
  onPart: (part: RecordedPart) => void;
  /** Called once when the browser gives up by itself, or captures nothing: nothing is captured from then on. */
  onFailure: (why: CaptureFailure) => void;
  /** Whether the browser can write a kind of file. */
  isSupported?: (mimeType: string) => boolean;
  make?: (stream: MediaStream, mimeType: string) => RecorderSource;
  /** Milliseconds that only ever go forward. */
  now?: () => number;
  after?: (milliseconds: number, work: () => void) => () => void;
}

/** A recording under way. */
export interface Recorder {
  readonly mimeType: string;
  /** Captures, or goes on after a pause. */
  start(): void;
  /** Captures nothing until `start`; the time in between is not in the file. */
  pause(): void;
  /** Ends it. @returns when the last part has been handed over. */
  stop(): Promise<void>;
}

/** The kind of file that this browser writes, or null where it writes none. */
export function recordingKind(
  hasPicture: boolean,
  isSupported: (mimeType: string) => boolean = (kind) => MediaRecorder.isTypeSupported(kind),
): string | null {
  return (hasPicture ? KINDS : SOUND_KINDS).find(isSupported) ?? null;
}

/**
 * Writes a stream into parts of two seconds.
 * @throws Error where the browser can write no kind of file.
 */
export function createRecorder({
  stream,
  onPart,
  onFailure,
  isSupported,
  make = (source, mimeType) => new MediaRecorder(source, { mimeType }),
  now = () => performance.now(),
  after = afterTimeout,
}: RecorderOptions): Recorder {
  const mimeType = recordingKind(stream.getVideoTracks().length > 0, isSupported);
  if (mimeType === null) throw new Error('This browser records nothing.');
  const source = make(stream, mimeType);
  let count = 0;
  let isStopping = false;
  let hasFailed = false;
  // What was captured since the last part, and since when capturing has gone on; null while it does not.
  let captured = 0;
  let since: number | null = null;
  function measure(goesOn: boolean): void {
    const time = now();
    if (since !== null) captured += time - since;
    since = goesOn ? time : null;
    expectFirst(goesOn);
  }
  // Some browsers begin, and hand over nothing.
  let hasGivenUp = false;
  let cancelWait: (() => void) | null = null;
  function giveUp(): void {
    hasGivenUp = true;
    fail('NOT_STARTED');
  }
  function expectFirst(isExpected: boolean): void {
    cancelWait?.();
    cancelWait = isExpected && count === 0 ? after(FIRST_WITHIN_MS, giveUp) : null;
  }
  const stopped = new Promise<void>((resolve) => {
    source.addEventListener('dataavailable', ({ data }) => {
      // An empty part comes at a pause and says nothing. One after giving up, as at the stop that follows, comes too
      // late: everyone is told that nothing is recorded.
      if (data.size === 0 || hasGivenUp) return;
      const index = count++;
      measure(since !== null);
      onPart({ index, content: data, durationMs: Math.round(captured) });
      captured = 0;
    });
    source.addEventListener('error', () => fail('BROWSER_STOPPED'));
    source.addEventListener('stop', () => {
      resolve();
      if (!isStopping) fail('BROWSER_STOPPED');
    });
  });
  function fail(why: CaptureFailure): void {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(why);
  }
  return {
    mimeType: source.mimeType || mimeType,
    start: () => {
      if (source.state === 'inactive' && !isStopping) source.start(PART_MS);
      else if (source.state === 'paused') source.resume();
      else return;
      measure(true);
    },
    pause: () => {
      if (source.state !== 'recording') return;
      source.pause();
      measure(false);
    },
    stop: async () => {
      if (isStopping) return stopped;
      isStopping = true;
      if (source.state === 'inactive') return undefined;
      measure(false);
      source.stop();
      return stopped;
    },
  };
}
