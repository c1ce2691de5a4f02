import { languages } from '../../packages/platform/src/domain/languages.ts';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code),
);

/**
 * A number that is a word of its own in a text. Not one with a leading zero or a sign, in a telephone number, or beside
 * Latin letters as in `GAD-7`: those are names. Not one before a brace, which selects a case. Nor the crisis lines,
 * whose digits are those of the keys.
 */
const NUMBER =
  /(?<![\p{L}\p{N}_+\-=/.,:]|\p{N} |[/] )(?!988|911)([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*|0)(?![\p{L}\p{N}_\-/]| \p{N}| ?[/]|[.,:]\p{N}|\s*\{)/gu;

/**
 * Has the numbers that are written out in a text follow the reader’s digits, as inserted ones do, so that one sentence
 * never mixes two kinds: in a right-to-left language each becomes an argument, which `fillDigits` gives its value after
 * the compilation.
 * @param message A message as a catalogue holds it, in ICU.
 * @param language Primary subtag of the catalogue’s language.
 */
export function markDigits(message: string, language: string): string {
  if (!RIGHT_TO_LEFT.has(language)) return message;
  return message.replace(NUMBER, (written) => `{written${written.replaceAll(',', '')}, number}`);
}

/** Puts the numbers into a compiled catalogue whose messages went through `markDigits`. */
export function fillDigits(code: string): string {
  return code.replace(/args\.written(\d+)/g, '$1');
}
