import type { RoomCaption } from '../../contract/schemas/room-caption.ts';

/**
 * Whether this browser turns speech into text on the device itself: at once, after it has loaded a language, or not at
 * all.
 */
export type RecogniserAvailability = 'available' | 'downloadable' | 'unavailable';

/** The part of the browser's SpeechRecognition that is used. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  start: () => void;
  abort: () => void;
}

interface RecognitionClass {
  new (): Recognition;
  available?: (options: { langs: string[]; processLocally: true }) => Promise<string>;
  install?: (options: { langs: string[]; processLocally: true }) => Promise<boolean>;
}

interface RecognitionResult {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}

/** The tags of the interface's languages as recognisers name them. */
const TAGS = { en: 'en-US', ar: 'ar-SA' } as const;
export type SpokenLanguage = keyof typeof TAGS;

/** How long to wait before listening again after a pause of the speaker's, in milliseconds. */
const AGAIN_MS = 250;
/** As many ends without a word between them are no pause: the recogniser does not work. */
const ENDS_LIMIT = 20;
/** As much as one piece holds (`roomCaption.text`). */
const TEXT_LIMIT = 500;

const recognition = (): RecognitionClass | undefined => {
  const named = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return named.SpeechRecognition ?? named.webkitSpeechRecognition;
};

/**
 * Whether speech in a language can become text on this device. A recogniser that would send the voice to another host
 * counts as none: what is said in care stays here.
 */
export async function recogniserAvailability(language: SpokenLanguage): Promise<RecogniserAvailability> {
  const known = await recognition()
    ?.available?.({ langs: [TAGS[language]], processLocally: true })
    .catch(() => 'unavailable');
  if (known === 'available') return 'available';
  return known === 'downloadable' || known === 'downloading' ? 'downloadable' : 'unavailable';
}

export interface RecogniserOptions {
  language: SpokenLanguage;
  /** Called with the words so far, and once more when they are final. */
  onWords: (caption: RoomCaption) => void;
  /**
   * Called once if it cannot go on: no microphone, a language that could not be loaded, or an error of the recogniser's
   * own.
   */
  onFailure: () => void;
}

/**
 * Turns what is said into the default microphone into text, on this device alone, until it is ended. A recogniser ends
 * by itself when no one speaks; it is started again.
 * @returns Ends it.
 */
export function startRecogniser({ language, onWords, onFailure }: RecogniserOptions): () => void {
  const Recogniser = recognition();
  let isOver = false;
  let current: Recognition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends = 0;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    current?.abort();
    current = null;
  };
  const fail = () => {
    if (isOver) return;
    end();
    onFailure();
  };

  function listen(Class: RecognitionClass): void {
    if (isOver) return;
    const own = new Class();
    current = own;
    const id = crypto.randomUUID();
    own.lang = TAGS[language];
    own.continuous = true;
    own.interimResults = true;
    own.processLocally = true;
    own.addEventListener('result', (event) => {
      ends = 0;
      const { results, resultIndex } = event as Event & {
        results: ArrayLike<RecognitionResult>;
        resultIndex: number;
      };
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        const text = result?.[0]?.transcript.trim().slice(0, TEXT_LIMIT) ?? '';
        if (result && text !== '') onWords({ id: `${id}-${index}`, language, text, isFinal: result.isFinal });
      }
    });
    own.addEventListener('error', (event) => {
      const { error } = event as Event & { error: string };
      // A silence is no failure, and what was ended here is over already.
      if (error !== 'no-speech' && error !== 'aborted') fail();
    });
    own.addEventListener('end', () => {
      ends += 1;
      if (ends > ENDS_LIMIT) return fail();
      timer = setTimeout(() => listen(Class), AGAIN_MS);
      return undefined;
    });
    own.start();
  }

  async function begin(Class: RecognitionClass): Promise<void> {
    const availability = await recogniserAvailability(language);
    if (availability === 'downloadable') await Class.install?.({ langs: [TAGS[language]], processLocally: true });
    else if (availability === 'unavailable') throw new Error('Speech cannot become text on this device.');
    listen(Class);
  }

  if (Recogniser) begin(Recogniser).catch(fail);
  else queueMicrotask(fail);
  return end;
}
