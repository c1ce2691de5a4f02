import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stringCompiler from '@internationalized/string-compiler';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { describe, expect, it } from 'vitest';
import { notificationKind } from '@sakina/platform/contract';
import { languages } from '@sakina/platform/domain';
import { isolateInserted } from '../../tools/vite/bidi-isolation.ts';
import { root } from './repository.ts';

const FOLDER = 'packages/portal-features/src/shared/notices/messages';
const values = {
  person: 'Amina',
  title: 'TITLE',
  when: 'WHEN',
  from: 'FROM',
  amount: 'AMOUNT',
  frequency: 'WEEKLY',
  count: 16,
};

const read = (language: string) =>
  JSON.parse(readFileSync(join(root, FOLDER, `${language}.json`), 'utf8')) as Record<string, string>;

/** Says news in a language, with the messages as the build compiles them. */
function speaker(language: string): (key: string) => string {
  const catalogue = read(language);
  return (key) => {
    const message = catalogue[key];
    if (message === undefined) throw new Error(`${language} has no ${key}`);
    const code = isolateInserted(`return { text: ${stringCompiler.compileString(message)} };`, language);
    // oxlint-disable-next-line typescript/no-implied-eval -- the very module that the build makes, run once
    const compiled = new Function(code)() as Record<string, string>;
    const dictionary = new LocalizedStringDictionary({ [language]: compiled }, language);
    return new LocalizedStringFormatter(language, dictionary).format('text', values);
  };
}

/** What a sentence names besides the person, by the end of its key or its kind. */
const NAMED: readonly [RegExp, string][] = [
  [/^named\.(?!REFUND_FAILED)/, 'Amina'],
  [/^named\.(APPOINTMENT|GROUP_MEETING|BROADCAST)_|SESSION_REMINDER|WAITLIST_OFFER/, 'WHEN'],
  [/_CHANGED(\.series)?$/, 'FROM'],
  [/\.series$/, '16'],
  [/^named\.(INVOICE_SENT|PAYMENT_REFUNDED|REFUND_FAILED)$/, 'AMOUNT'],
];

describe.each(languages.map(({ code }) => code))('news in %s', (language) => {
  const say = speaker(language);
  const keys = Object.keys(read(language)).filter((key) => /^(kind|named)\./.test(key));

  it('has a sentence for each kind, and one with names for each that has any [CARE-6]', () => {
    expect(notificationKind.options.filter((kind) => !keys.includes(`kind.${kind}`))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('named.')).length).toBeGreaterThan(25);
  });

  it.each(keys)('%s says all that it has to [CARE-6]', (key) => {
    const words = say(key).replaceAll('١٦', '16');
    expect(words).not.toMatch(/[{}]|undefined|^\s*$/);
    const isOf = (pattern: RegExp) => key.startsWith('named.') && pattern.test(key);
    expect(NAMED.filter(([pattern, word]) => isOf(pattern) && !words.includes(word))).toEqual([]);
  });
});
