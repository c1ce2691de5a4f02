import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoomCaption } from '../../contract/schemas/room-caption.ts';
import { recogniserAvailability, startRecogniser } from './recogniser.ts';

/** A recogniser that hears what the test says. */
class Fake extends EventTarget {
  static made: Fake[] = [];
  static answer = 'available';
  static readonly available = () => Promise.resolve(Fake.answer);
  static readonly install = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  lang = '';
  processLocally = false;
  isAborted = false;
  constructor() {
    super();
    Fake.made.push(this);
  }
  readonly start = () => undefined;
  readonly abort = () => {
    this.isAborted = true;
  };
  hear(transcript: string, isFinal: boolean) {
    const results = [{ 0: { transcript }, isFinal }];
    this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
  }
}

const last = () => Fake.made.at(-1);
const started = () => vi.waitFor(() => expect(Fake.made).not.toHaveLength(0));

beforeEach(() => {
  Fake.made = [];
  Fake.answer = 'available';
  vi.stubGlobal('SpeechRecognition', Fake);
});
afterEach(() => vi.unstubAllGlobals());

function setUp() {
  const words: RoomCaption[] = [];
  const onFailure = vi.fn<() => void>();
  const end = startRecogniser({ language: 'ar', onWords: (caption) => words.push(caption), onFailure });
  return { words, onFailure, end };
}

describe('speech to text on the device', () => {
  test('is asked to stay on the device, and tells words as they come and when they are final [SESSION-4]', async () => {
    const { words, end } = setUp();
    await started();
    expect(last()).toMatchObject({ lang: 'ar-SA', processLocally: true });
    last()?.hear(' نمت ', false);
    last()?.hear('نمت جيدا', true);
    expect(words).toMatchObject([
      { language: 'ar', text: 'نمت', isFinal: false },
      { language: 'ar', text: 'نمت جيدا', isFinal: true },
    ]);
    expect(words[0]?.id).toBe(words[1]?.id);
    end();
    expect(last()?.isAborted).toBe(true);
  });

  test('goes on after a silence, under other ids, and not once it is ended', async () => {
    const { words, onFailure, end } = setUp();
    await started();
    last()?.hear('one', true);
    last()?.dispatchEvent(Object.assign(new Event('error'), { error: 'no-speech' }));
    last()?.dispatchEvent(new Event('end'));
    await vi.waitFor(() => expect(Fake.made).toHaveLength(2));
    last()?.hear('two', true);
    expect(new Set(words.map(({ id }) => id)).size).toBe(2);
    end();
    last()?.dispatchEvent(new Event('end'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(Fake.made).toHaveLength(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([
    ['the browser has none', () => vi.stubGlobal('SpeechRecognition', undefined)],
    ['it would leave the device', () => vi.stubGlobal('SpeechRecognition', class extends EventTarget {})],
    ['the language is not offered', () => void (Fake.answer = 'unavailable')],
  ])('says that there is none where %s', async (_why, arrange) => {
    arrange();
    await expect(recogniserAvailability('ar')).resolves.toBe('unavailable');
    const { onFailure } = setUp();
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(Fake.made).toHaveLength(0);
  });

  test('loads a language first that can be had', async () => {
    Fake.answer = 'downloadable';
    await expect(recogniserAvailability('en')).resolves.toBe('downloadable');
    const { end } = setUp();
    await started();
    expect(Fake.install).toHaveBeenCalledWith({ langs: ['ar-SA'], processLocally: true });
    end();
  });

  test('ends with a failure where the microphone is refused', async () => {
    const { onFailure } = setUp();
    await started();
    last()?.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
    last()?.dispatchEvent(new Event('end'));
    expect(onFailure).toHaveBeenCalledOnce();
    expect(last()?.isAborted).toBe(true);
  });
});
