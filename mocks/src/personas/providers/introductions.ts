import type { Introduction, Language } from '@sakina/platform/contract';

/** A provider's introduction: lines with their start in seconds. */
export interface IntroductionSeed {
  language: Language;
  /** The video, if there is one. */
  film?: { src: string; poster: string; seconds: number };
  lines: readonly (readonly [atSecond: number, text: string])[];
}

/**
 * The URL of a video beside the seed. If nothing serves it (the seed is read from disk), the introduction is text only.
 */
const isServed = (address: string) => /^https?:/.test(address);

/** The introduction as the public page has it. */
export function introductionOf({ language, film, lines }: IntroductionSeed): Introduction {
  return {
    language,
    video: film && isServed(film.src) ? { src: film.src, poster: film.poster, durationSeconds: film.seconds } : null,
    lines: lines.map(([atSecond, text]) => ({ atSecond, text })),
  };
}

/** A silent video of a sunrise; the text is in the captions. */
const sunrise = {
  src: new URL('./media/sunrise.webm', import.meta.url).href,
  poster: new URL('./media/sunrise.svg', import.meta.url).href,
  seconds: 17,
};

export const aminasIntroduction: IntroductionSeed = {
  language: 'en',
  film: sunrise,
  lines: [
    [0, 'I am Amina Rahman. I have been a psychologist for fourteen years.'],
    [4, 'Most people come to me when worry has taken over their nights.'],
    [8, 'In the first session you say as much as you like. I will ask what would make this week lighter.'],
    [13, 'If we do not fit, I will help you to find someone who does.'],
  ],
};

export const yusufsIntroduction: IntroductionSeed = {
  language: 'en',
  lines: [
    [0, 'Peace be with you. I am Yusuf Demir, imam of a small mosque in Istanbul.'],
    [5, 'You may come with doubt, with guilt, or with no faith at all. I will not lecture you.'],
    [10, 'We begin with tea, also over video. Then you tell me what weighs.'],
  ],
};
