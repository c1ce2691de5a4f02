import type { LanguageCode } from './languages.ts';

/** How one language writes about suicide and self-harm. */
interface CrisisPatterns {
  /**
   * Regular expressions over normalised words, as `speaksOfCrisis` makes them: lower case, no accents, single spaces.
   */
  readonly phrases: readonly string[];
  /** Letters that may be attached to the front of the first word, as a character class. */
  readonly prefix?: string;
}

/**
 * The patterns of every language. A language without them would not recognise a person at risk, so each needs an entry
 * (CARE-1). They are apart from `languages`, which every page loads.
 */
export const crisisPatterns: Readonly<Record<LanguageCode, CrisisPatterns>> = {
  en: {
    phrases: [
      'suicid(e|al)',
      'kill(ing)? (myself|my self)',
      '(end|ending|take|taking) (my (own )?life|it all)',
      'want(ed|ing)? to (die|be dead|disappear for ?ever|not wake up)',
      'wanna die',
      'wish (i|that i) (was|were|am) (dead|never born)',
      'wish i had never been born',
      'rather be dead',
      'better off (dead|without me)',
      '(dont|do not|didnt|no longer) want to (live|be alive|be here any ?more|wake up)',
      'no (reason|point) (to|in) (live|living|going on)',
      'nothing (left )?to live for',
      '(cant|cannot|can not) (go on( living)?|live like this|do this any ?more)',
      'not worth living',
      '(hurt|hurting|harm|harming|cut|cutting|burn|burning) (myself|my self|my (wrists?|arms?|skin))',
      'self ?(harm|injury)',
      'selfharm(ing)?',
      '(take|took|taken|swallow(ed)?) (all (of )?(my|the|these)|a (whole )?bottle of|too many) (pills|tablets|meds|medication)',
      'overdos(e|ed|ing)',
      '(jump|jumping) (off|from) (a|the) (bridge|roof|building)',
      'in front of (a|the) train',
      'hang(ing)? myself',
      'kms',
      'unaliv(e|ing) (myself|my self)',
      'say(ing)? (a last )?goodbye to everyone',
    ],
  },
  ar: {
    // “And”, “so”.
    prefix: '[وف]',
    // Without short vowels; hamza, alef, ya and ta marbuta normalised to one spelling.
    phrases: [
      '(ال)?انتحار(ي)?',
      '(سا|ا|ح|ب)?نتحر',
      '(سا|ا|ب|ح)?قتل (نفسي|روحي|حالي)',
      '(سا|ا|ب|ح)?ن(ه|ا)ي حياتي',
      '(انهاء|انهي) حياتي',
      '(اريد|ارغب|اتمني|نفسي|ودي|ابي|ابغي|بدي|عايز|عايزه|عاوز|عاوزه) (ان |في ان )?(اموت|موت|الموت)',
      '(لا|ما|مش|مو) (اريد|ابي|ابغي|بدي|ودي|عايز|عايزه) (ان )?(اعيش|عيش|اكمل حياتي|الحياه)',
      '(مابدي|ماابي|ماودي) (اعيش|عيش)',
      '(ليت|يا ?ليت)(ني| اني) (مت|ميت|ميته|لم اولد)',
      'تمني(ت)? (ان اموت|الموت|لو اموت|لو مت)',
      '(سا|ا|ب|ح)?و?ذي نفسي',
      'ايذاء (نفسي|النفس)',
      '(سا|ا|ب|ح)?جرح نفسي',
      'تعبت من (حياتي|الحياه)',
      'لا (معني|فائده|جدوي) (ل|من )(حياتي|الحياه)',
      '(افضل|احسن) (لو|ان) (اموت|كنت ميت|مت)',
      'سا?موت واتركهم',
      'ابتلع(ت)? (كل )?الحبوب',
    ],
  },
};
