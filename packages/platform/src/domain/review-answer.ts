/**
 * Why a public answer to a review may not stand as it is: it would confirm that someone was a client, which is health
 * information even where the review itself says so (docs/rules/reviews.md, Answers).
 * `NAME`: speaks of a person by name. `DATE`: says when something was. `CARE`: speaks of sessions or of working
 * together. `HEALTH`: names what someone has or takes.
 */
export type AnswerRisk = 'NAME' | 'DATE' | 'CARE' | 'HEALTH';

/** A passage of an answer that confirms something. */
export interface AnswerProblem {
  risk: AnswerRisk;
  /** The passage as it was written. */
  words: string;
}

// Without `\b`, which knows no Arabic letters: a word ends where no letter or digit follows.
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const MONTHS =
  'january|february|march|april|may \\d+|june|july|august|september|october|november|december|يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';
const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد';

const PATTERNS: readonly (readonly [AnswerRisk, RegExp])[] = [
  // A greeting by name: 'Dear Noah', 'Thank you, Layla'. The name itself has a capital letter, which `i` would not see.
  [
    'NAME',
    /(?<![\p{L}])(?:[Dd]ear|[Hh]i|[Hh]ello|[Tt]hank you,?|[Tt]hanks,?|[Ss]alam,?)\s+(?!Sakina|God|Allah)\p{Lu}\p{Ll}+/u,
  ],
  ['NAME', word('(?:عزيزي|عزيزتي|أخي|أختي)\\s+\\p{L}+')],
  ['DATE', /\p{N}{1,4}[./-]\p{N}{1,2}(?:[./-]\p{N}{1,4})?/u],
  ['DATE', word(MONTHS)],
  ['DATE', word(DAYS)],
  [
    'DATE',
    word(
      '(?:last|this|next) (?:week|month|year|spring|summer|autumn|fall|winter)|yesterday|(?:\\p{N}+|two|three|four|five|six|some|a few) (?:days|weeks|months|years) ago',
    ),
  ],
  ['DATE', word('أمس|الأسبوع الماضي|الشهر الماضي|العام الماضي|السنة الماضية')],
  [
    'CARE',
    word(
      '(?:your|our|my|the|these|those|each|every|first|last|next|follow-up) (?:\\w+ )?(?:sessions?|appointments?|visits?|intake|treatment|therapy|counsell?ing|consultations?|file|record|case|notes?|meetings?|conversations?|progress|recovery|homework)',
    ),
  ],
  [
    'CARE',
    word(
      '(?:work(?:ed|ing)?|spoke|speaking|talk(?:ed|ing)?|meet(?:ing)?|met|s(?:aw|een?|eeing)|treat(?:ed|ing)?|help(?:ed|ing)?|support(?:ed|ing)?|accompan(?:y|ied|ying)|car(?:ed|ing) for) (?:with )?you',
    ),
  ],
  [
    'CARE',
    word(
      '(?:when|after|since|before|that|as|while) (?:you|we) (?:\\w+ )?(?:came|met|spoke|talked|started|began|stopped|left|missed|cancell?ed|booked|worked|agreed|discussed)',
    ),
  ],
  ['CARE', word('you (?:told|shared|mentioned|said|cancell?ed|missed|booked|paid|came|attended)')],
  [
    'CARE',
    word(
      '(?:as|being|having been|you (?:are|were)|you’re) (?:a|my|our) (?:\\w+ )?(?:client|patient)|our time together|together we|we worked',
    ),
  ],
  [
    'CARE',
    word(
      '(?:جلستك|جلساتك|جلستنا|جلساتنا|جلسة|جلسات|موعدك|مواعيدك|علاجك|علاجنا|ملفك|حالتك|لقاؤنا|لقاءنا|لقاءاتنا|زيارتك)',
    ),
  ],
  ['CARE', word('(?:عملنا|تحدثنا|تكلمنا|التقينا|عالجتك|ساعدتك|رافقتك|أخبرتني|قلت لي|جئت إلي|كنت مستفيدًا|كنت مستفيدة)')],
  [
    'HEALTH',
    word(
      'diagnos(?:is|es|ed)|symptoms?|medications?|medicines?|pills|depress(?:ion|ed|ive)|anxiety|anxious|panic(?: attacks?)?|ptsd|trauma(?:tic|s)?|bipolar|adhd|ocd|autis(?:m|tic)|eating disorder|disorders?|addict(?:ion|ed)|alcohol|self-harm|suicid(?:e|al)|insomnia|burnout|grief|grieving|divorce|miscarriage|abuse|psychosis|schizophrenia',
    ),
  ],
  [
    'HEALTH',
    word(
      '(?:ال)?(?:تشخيص|أعراض|دواء|أدوية|اكتئاب|قلق|هلع|صدمة|وسواس|إدمان|انتحار|أرق|حداد|طلاق|اضطراب|ذهان)(?:ك|كِ|نا)?',
    ),
  ],
];

/**
 * What an answer to a review would confirm, each kind of risk once, in the order of the text. A help for a person who
 * writes, and no proof that an answer is safe.
 * @param names Names that must not stand in it: that of the review’s author, on the server those of all clients.
 */
export function answerProblems(text: string, names: readonly string[] = []): AnswerProblem[] {
  const found = PATTERNS.flatMap(([risk, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ risk, words: match[0].trim(), at: match.index }] : [];
  });
  for (const name of names.flatMap(partsOf)) {
    const match = word(name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).exec(text);
    if (match) found.push({ risk: 'NAME', words: match[0], at: match.index });
  }
  const inOrder = found.toSorted((one, other) => one.at - other.at);
  return inOrder
    .filter(({ risk }, index) => inOrder.findIndex((other) => other.risk === risk) === index)
    .map(({ risk, words }) => ({ risk, words }));
}

/** Titles and short words stand in many sentences that name no one. */
const COMMON = new Set([
  'the',
  'and',
  'von',
  'van',
  'bin',
  'bint',
  'ibn',
  'abu',
  'umm',
  'anonymous',
  'may',
  'will',
  'grace',
  'hope',
  'faith',
  'joy',
]);

/** The parts of a name by which someone is known again: 'Layla Haddad' is Layla, and Haddad. Initials are none. */
function partsOf(name: string): string[] {
  return name
    .split(/[\s-]+/u)
    .filter((part) => part.length > 2 && !part.includes('.') && !COMMON.has(part.toLowerCase()));
}
