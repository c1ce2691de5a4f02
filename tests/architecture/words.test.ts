import { relative } from 'node:path';
import { rankedRoles } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { foldersOfTexts, readCatalogue, readings } from './catalogs.ts';
import { root } from './repository.ts';
import { BANNED, BRITISH, CONTRACTIONS, FIXED_LABELS, IMPERATIVES, SAME, VAGUE } from './word-rules.ts';
import type { Replacements } from './word-rules.ts';

/** A text of a catalog, as it stands and as it may read. */
interface Text {
  readonly folder: string;
  readonly key: string;
  readonly text: string;
  readonly readings: readonly string[];
}

const folders = foldersOfTexts(['packages', 'apps', '.storybook']).map((folder) => relative(root, folder));

function textsIn(language: string, from: readonly string[] = folders): Text[] {
  return from.flatMap((folder) =>
    Object.entries(readCatalogue(folder, language)).map(([key, text]) => ({
      folder,
      key,
      text,
      readings: readings(text),
    })),
  );
}

const english = textsIn('en');
const shown = folders.filter((folder) => !folder.startsWith('.storybook'));
const arabic = textsIn('ar', shown);

/** Texts that a rule lets stand, by the beginning of their folder and key, with the reason. */
type Allowed = readonly (readonly [place: string, reason: string])[];

const isAllowed = (allowed: Allowed, { folder, key }: Text) =>
  allowed.some(([place]) => `${folder} ${key}`.startsWith(place));

/** What is wrong in some texts, one line each: where it stands, what it says, and what is better. */
function faults(texts: readonly Text[], find: (text: Text) => readonly string[], allowed: Allowed = []): string[] {
  return texts
    .filter((text) => !isAllowed(allowed, text))
    .flatMap((text) =>
      [...new Set(find(text))].map((fault) => `${text.folder} ${text.key}: ${text.text}\n    ${fault}`),
    );
}

/** Finds words that have better ones, whole and in any case. */
function replaced(replacements: Replacements): (text: Text) => string[] {
  const patterns = replacements.map(([pattern, better]) => ({
    pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'i'),
    better,
  }));
  return (text) =>
    text.readings.flatMap((reading) =>
      patterns.flatMap(({ pattern, better }) => {
        const [found] = pattern.exec(reading) ?? [];
        return found === undefined ? [] : [`‘${found}’ → ${better}`];
      }),
    );
}

/** Finds whole texts that have better ones. */
function replacedWhole(replacements: Replacements): (text: Text) => string[] {
  return ({ text }) =>
    replacements
      .filter(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))
      .map(([, better]) => `stands for several things → ${better}`);
}

const FEATURES = 'packages/portal-features/src';
/** Declarations of the law, and measures: quoted, not written by us. */
const LEGAL: Allowed = [
  [`${FEATURES}/shared/measures/messages`, 'a published measure is quoted word for word'],
  [`${FEATURES}/shared/consent-names/messages text.`, 'the text of a consent is legal text'],
  [`${FEATURES}/practice/notes/messages sign.statement`, 'what a signature states is legal text'],
  [`${FEATURES}/practice/reviews/messages own.confirm`, 'what a provider declares is legal text'],
  [`${FEATURES}/site/pages/messages/legal`, 'legal text'],
  [`${FEATURES}/site/pages/messages/terms`, 'legal text'],
  [`${FEATURES}/site/pages/messages/privacy`, 'legal text'],
  [`${FEATURES}/site/pages/messages/health-privacy`, 'legal text'],
];

/** Public pages, which may have rhythm where product screens may not. */
const PUBLIC: Allowed = [
  ['apps/web/src/messages title.businessModel', 'the name of a public page'],
  [`${FEATURES}/site/landing/messages`, 'the first page'],
  [`${FEATURES}/site/pages/messages/`, 'a page about us'],
];

/** Labels that begin with a question word. */
const QUESTIONS: Allowed = [
  [`${FEATURES}/care/safety-plan/messages`, 'the plan is in the words of the person who writes it'],
];

/** Texts with the word State, each of a state of the United States. */
const STATES: Allowed = [
  [`${FEATURES}/practice/credentials/messages`, 'the state that issued a license'],
  [`${FEATURES}/account/joining-providers/messages`, 'the state that issued a license'],
  [`${FEATURES}/administration/providers/messages`, 'the state that issued a license'],
  [`${FEATURES}/account/profile/messages`, 'the state of an address'],
  [`${FEATURES}/money/insurance/messages`, 'the state of an address'],
  [`${FEATURES}/money/invoices/messages`, 'the state of an address'],
  [`${FEATURES}/care/booking/messages`, 'the state where a client is during the session'],
  [`${FEATURES}/account/onboarding/messages`, 'the state where someone lives'],
];

/** Texts of loading that the rule lets stand. */
const LOADING: Allowed = [
  ['apps/web/src/messages loadingProduct', 'the source gives it word for word'],
  [`${FEATURES}/live/room/messages playback.loading`, 'how far it is, in numbers'],
  ['.storybook/contract/messages scenario.loading', 'the name of a state of the server'],
  ['packages/design-system/src/components/SlotPicker/messages dayLoading', 'a part of a name, after a day'],
];

const MARK = /[.?!…:”)]$/u;
const SENTENCE = /[^.;:!?]+[.;:!?]?/gu;
const LIST = /(?:^|[\s(“])([\w’{}-]+), ([\w’{}-]+(?: [\w’{}-]+)?) (?:and|or) [\w’{“-]/u;
/** Words after which no list begins. */
const NO_LIST =
  /^(?:so|but|if|then|please|or|and|as|which|who|whether|when|where|while|because|for|not|nor|now|today|also|too|however|instead|otherwise|first|next|with|without|in|by|on|from|at|of|to|eyes|\d+)\b/iu;
/** Words whose clause ends at the first comma of a sentence. */
const CLAUSE = /^\s*(?:if|when|once|after|while|as|where|until|before|in|for|with|to|from|on|at|by)\b[^,]*$/iu;

/** Finds lists of three and more without a comma before the last one, where the words leave no doubt. */
function withoutSerialComma(text: Text): string[] {
  return text.readings.flatMap((reading) =>
    [...reading.matchAll(SENTENCE)].flatMap(([sentence]) => {
      const found = LIST.exec(sentence);
      if (found === null || NO_LIST.test(found[2] ?? '')) return [];
      if (CLAUSE.test(sentence.slice(0, found.index + found[0].indexOf(',')))) return [];
      return [`‘${found[0].trim()}’ → a comma before the last of a list`];
    }),
  );
}

/** Vowel signs but the damma, which marks a passive: أُرسل. */
const SIGNS = '[\u064B-\u064E\u0650-\u0652]*';
const SHADDA = '\u0651';

/** Finds an imperative, whatever vowel signs it is written with. */
const imperative = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:[وف]${SIGNS})?(?:${IMPERATIVES.map((word) =>
    word
      .normalize('NFD')
      .normalize('NFC')
      .replaceAll(
        /\p{L}\u0651?/gu,
        (letter) => `${letter.charAt(0)}${SIGNS}${letter.length > 1 ? `(?<=${SHADDA}${SIGNS})` : ''}`,
      ),
  ).join('|')})(?:ه|ها|هم|ني)?(?![\\p{L}\\p{M}])`,
  'u',
);

/** Features that only providers and administrators see. */
const AT_WORK =
  /^packages\/portal-features\/src\/(?:administration|money|practice|live\/broadcasts|account\/joining-providers)\//u;

describe('[CARE-6] the English texts', () => {
  it('are contracted, except in measures and legal texts', () => {
    expect(faults(english, replaced(CONTRACTIONS), [...LEGAL, ...PUBLIC])).toEqual([]);
  });

  it('are spelled as in the United States', () => {
    expect(faults(english, replaced(BRITISH))).toEqual([]);
  });

  it('say what loads as Loading {thing}…', () => {
    const isLoading = /(?:^|[.])loading(?:[A-Z]\w*)?$|[a-z]Loading$/u;
    const said = /^(?:Loading|Searching|Finding|Checking|Preparing|Calculating|Counting)\b.*…$/u;
    const madeUp = /^(?:Reading|Fetching|Looking for|Looking up|Opening|Getting)\b.*…$/u;
    expect(
      faults(
        english,
        ({ key, text }) =>
          (isLoading.test(key) && !said.test(text)) || madeUp.test(text) ? ['→ Loading {thing}…'] : [],
        LOADING,
      ),
    ).toEqual([]);
  });

  it('use no dated or home-made words', () => {
    expect(faults(english, replaced(BANNED), [...LEGAL, ...PUBLIC])).toEqual([]);
  });

  it('name things by nouns: no label begins with a question word', () => {
    const asks = /^(?:What|Who|Whom|Where|How)\b/u;
    const isHeading = (key: string) => /(?:^|[.])(?:title|heading)(?:$|[.])/u.test(key);
    const isLabel = (reading: string) => !MARK.test(reading) && reading.split(' ').length <= 6;
    expect(
      faults(
        english,
        ({ key, readings: said }) =>
          !isHeading(key) && said.some((it) => asks.test(it) && isLabel(it)) ? ['→ a noun of one to three words'] : [],
        [...LEGAL, ...PUBLIC, ...QUESTIONS],
      ),
    ).toEqual([]);
  });

  it('say State of a state of the United States alone, and Status of how a thing is', () => {
    expect(
      faults(
        english,
        ({ text }) => (/^(?:(?:Any|All|Each) )?[Ss]tates?(?::.*)?$/u.test(text) ? ['‘State’ → Status'] : []),
        STATES,
      ),
    ).toEqual([]);
  });

  it('name the thing where a short text could mean several', () => {
    expect(faults(english, replacedWhole(VAGUE))).toEqual([]);
  });

  it('have a comma before the last of a list', () => {
    expect(faults(english, withoutSerialComma, LEGAL)).toEqual([]);
  });
});

it.each(SAME)('[CARE-6] the text $en is the same everywhere in Arabic: $ar', ({ en, ar }) => {
  const said = new Set(english.filter(({ text }) => text === en).map(({ folder, key }) => `${folder} ${key}`));
  expect(
    faults(arabic, ({ folder, key, text }) => (said.has(`${folder} ${key}`) && text !== ar ? [`→ ${ar}`] : [])),
  ).toEqual([]);
});

it('[CARE-6] the Arabic texts for those who look for care presume no gender: none is an imperative', () => {
  expect(
    faults(
      arabic.filter(({ folder }) => !AT_WORK.test(folder)),
      (text) =>
        text.readings.flatMap((reading) => {
          const [found] = imperative.exec(reading.normalize('NFC')) ?? [];
          return found === undefined ? [] : [`‘${found}’ → a noun, يُرجى with a noun, or يمكنك with a noun`];
        }),
    ),
  ).toEqual([]);
});

it.each(FIXED_LABELS)('$ids the label $en stands word for word at $key', ({ folder, key, en, ar }) => {
  const arabicText = readCatalogue(folder, 'ar')[key];
  expect([readCatalogue(folder, 'en')[key], arabicText]).toEqual([en, ar ?? arabicText]);
});

it('[ROLE-2] every role has a name, and nothing else stands among the names', () => {
  const named = Object.keys(readCatalogue('packages/portal-features/src/shared/role-names/messages', 'en'));
  expect(named).toEqual([...rankedRoles, 'admin']);
});
