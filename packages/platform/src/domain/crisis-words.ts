/** Ends of a thought of dying or of harming oneself, as people write them; in searchable words, between single spaces. */
const english = [
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
];

// Without the short vowels; hamza, alef, ya and ta marbuta in one spelling, as `plain` leaves them.
const arabic = [
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
];

let compiled: readonly RegExp[] | undefined;

/** Compiled when they are needed first, so that a page on which nobody writes pays nothing for them. */
function patterns(): readonly RegExp[] {
  compiled ??= [
    ...english.map((words) => new RegExp(` (${words}) `, 'u')),
    ...arabic.map((words) => new RegExp(` [وف]?(${words}) `, 'u')),
  ];
  return compiled;
}

/** Words in one spelling, each between single spaces: without accents, vowel signs, invisible characters and punctuation. */
function plain(text: string): string {
  const visible = text
    .replace(/[\p{Cf}\u0640]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = visible
    .replace(/[’'‘`]/g, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ٱ/g, 'ا');
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/**
 * Whether somebody writes of dying by their own hand or of harming themselves, in English or Arabic. It errs on the side of
 * help: a sentence about somebody else, or a denial, may count. It says where crisis help has to stand first, and nothing more:
 * it is no judgement on a person. A screen asks it while somebody types; the server has the last word on what was sent.
 */
export function speaksOfCrisis(text: string): boolean {
  const words = plain(text);
  return patterns().some((pattern) => pattern.test(words));
}
