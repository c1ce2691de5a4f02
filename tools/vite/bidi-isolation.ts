import { languages } from '../../packages/platform/src/domain/languages.ts';

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(
  languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code),
);

/**
 * Letters that run against a message’s own direction; in a right-to-left one also a number with a plus, which is a
 * telephone’s.
 */
const AGAINST = {
  ltr: '[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC]',
  rtl: '[A-Za-z\\u00C0-\\u024F]|\\+\\d',
} as const;

/**
 * The message’s own direction, said before the value: markup that guesses by the first letter (`<bdi>`, `dir=auto`)
 * must not take the value’s.
 */
const MARK = { ltr: '\\u200E', rtl: '\\u200F' } as const;

/**
 * What a compiled catalogue uses to put a value between U+2068 and U+2069; a value that runs with its message stays as
 * it is.
 */
const helper = (direction: keyof typeof AGAINST) =>
  `const isolate = (value) => typeof value === 'string' && /${AGAINST[direction]}/.test(value) ? \`${MARK[direction]}\\u2068\${value}\\u2069\` : value;\n`;

/**
 * Makes a compiled catalogue set apart what is inserted into its texts: an Arabic name in an English sentence, a Latin
 * address in an Arabic one. Otherwise the comma or the number beside it would move to its other side.
 * @param code What the message compiler made: a module’s text.
 * @param language Primary subtag of the catalogue’s language, such as `ar`.
 * @returns The same module, in which each plain argument passes through `isolate`.
 */
export function isolateInserted(code: string, language: string): string {
  const inserted = code.replace(/\$\{args\.(\w+)\}/g, '${isolate(args.$1)}');
  return inserted === code ? code : helper(RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr') + inserted;
}
