import { describe, expect, test, vi } from 'vitest';
import { createRecorder, PART_MS, recordingKind } from './recorder.ts';
import type { CaptureFailure, RecordedPart, RecorderSource } from './recorder.ts';

/** A recorder of the browser that the test drives. */
function fakeSource() {
  const listeners = new Map<string, ((event: { data: Blob }) => void)[]>();
  const emit = (type: string, data = new Blob([])) => {
    for (const listener of listeners.get(type) ?? []) listener({ data });
  };
  const calls: string[] = [];
  let state: RecorderSource['state'] = 'inactive';
  const source = {
    mimeType: 'video/mp4',
    get state() {
      return state;
    },
    start: (timeslice: number) => {
      calls.push(`start ${timeslice}`);
      state = 'recording';
    },
    pause: () => {
      calls.push('pause');
      state = 'paused';
    },
    resume: () => {
      calls.push('resume');
      state = 'recording';
    },
    stop: () => {
      calls.push('stop');
      state = 'inactive';
      emit('dataavailable', new Blob(['last']));
      emit('stop');
    },
    addEventListener: (type: string, listener: (event: { data: Blob }) => void) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
  } as RecorderSource;
  return { source, calls, emit };
}

const stream = (pictures = 1) => ({ getVideoTracks: () => Array.from({ length: pictures }) }) as MediaStream;

function setUp() {
  const fake = fakeSource();
  const parts: RecordedPart[] = [];
  const clock = { now: 500 };
  const onFailure = vi.fn<(why: CaptureFailure) => void>();
  /** What waits for ten seconds to pass; null while nothing does. */
  const waits: { work: (() => void) | null } = { work: null };
  const recorder = createRecorder({
    stream: stream(),
    onPart: (part) => parts.push(part),
    onFailure,
    isSupported: () => true,
    make: () => fake.source,
    now: () => clock.now,
    after: (milliseconds, work) => {
      expect(milliseconds).toBe(10_000);
      waits.work = work;
      return () => void (waits.work = null);
    },
  });
  return { ...fake, parts, onFailure, recorder, clock, waits };
}

describe('a recorder', () => {
  test('hands over parts of two seconds in their order, and the last one before it has stopped', async () => {
    const { recorder, emit, parts, calls, onFailure } = setUp();
    recorder.start();
    emit('dataavailable', new Blob(['one']));
    emit('dataavailable', new Blob([]));
    emit('dataavailable', new Blob(['two']));
    await recorder.stop();
    expect(calls).toEqual([`start ${PART_MS}`, 'stop']);
    expect(parts.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(await Promise.all(parts.map(({ content }) => content.text()))).toEqual(['one', 'two', 'last']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('gives up where the browser hands over nothing in ten seconds, off the record not counted [SESSION-5]', () => {
    const { recorder, waits, onFailure, emit, parts } = setUp();
    recorder.start();
    recorder.pause();
    expect(waits.work).toBeNull();
    recorder.start();
    waits.work?.();
    expect(onFailure.mock.calls).toEqual([['NOT_STARTED']]);
    emit('dataavailable', new Blob(['late']));
    expect(parts).toEqual([]);
    const heard = setUp();
    heard.recorder.start();
    heard.emit('dataavailable', new Blob(['one']));
    heard.recorder.pause();
    heard.recorder.start();
    expect(heard.waits.work).toBeNull();
  });

  test('captures nothing while it is off the record, and goes on in the same file [CARE-10]', () => {
    const { recorder, calls } = setUp();
    recorder.start();
    recorder.pause();
    recorder.pause();
    recorder.start();
    recorder.start();
    expect(calls).toEqual([`start ${PART_MS}`, 'pause', 'resume']);
  });

  test('measures what each part holds: pauses and the time before it began do not count [CARE-10]', async () => {
    const { recorder, emit, parts, clock } = setUp();
    clock.now = 10_000;
    recorder.start();
    clock.now = 12_000;
    emit('dataavailable', new Blob(['one']));
    clock.now = 13_000;
    recorder.pause();
    clock.now = 73_000;
    emit('dataavailable', new Blob([]));
    recorder.start();
    clock.now = 74_500;
    emit('dataavailable', new Blob(['two']));
    clock.now = 75_200;
    await recorder.stop();
    expect(parts.map(({ durationMs }) => durationMs)).toEqual([2000, 2500, 700]);
  });

  test('reports once that the browser gave up by itself', () => {
    const { recorder, emit, onFailure } = setUp();
    recorder.start();
    emit('error');
    emit('stop');
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('stops once, and captures nothing afterwards', async () => {
    const { recorder, calls } = setUp();
    recorder.start();
    await Promise.all([recorder.stop(), recorder.stop()]);
    recorder.start();
    expect(calls).toEqual([`start ${PART_MS}`, 'stop']);
  });

  test.each([
    ['mp4, which knows its length', true, ['video/mp4', 'video/webm'], 'video/mp4'],
    ['webm where there is no mp4', true, ['video/webm'], 'video/webm'],
    ['sound alone', false, ['video/mp4', 'audio/webm'], 'audio/webm'],
    ['nothing', true, ['audio/webm'], null],
  ])('writes %s', (_what, hasPicture, supported, kind) => {
    expect(recordingKind(hasPicture, (each) => supported.includes(each))).toBe(kind);
  });

  test('says that a browser records nothing', () => {
    const make = () => fakeSource().source;
    expect(() =>
      createRecorder({
        stream: stream(),
        onPart: () => undefined,
        onFailure: () => undefined,
        isSupported: () => false,
        make,
      }),
    ).toThrow('This browser records nothing.');
  });
});
