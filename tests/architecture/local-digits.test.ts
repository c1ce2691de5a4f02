import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import stringCompiler from '@internationalized/string-compiler';
import { describe, expect, it } from 'vitest';
import { fillDigits, markDigits } from '../../tools/vite/local-digits.ts';
import { root } from './repository.ts';

/** The text of a message without arguments, in the digits of a region. */
async function written(message: string, locale: string): Promise<string> {
  const code = fillDigits(stringCompiler.compileString(markDigits(message, 'ar')));
  // The compiler writes a function of a message’s arguments and its formatter.
  const { default: make } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`export default ${code}`)}`
  )) as { default: string | ((args: object, formatter: object) => string) };
  if (typeof make === 'string') return make;
  return make({}, { number: (value: number) => new Intl.NumberFormat(locale).format(value) });
}

describe('numbers written out in Arabic texts', () => {
  it.each([
    ['قبل البداية بـ 15 دقيقة.', 'قبل البداية بـ ١٥ دقيقة.'],
    ['متوسطات كلماتك، من 1 (ثقيل) إلى 5 (خفيف).', 'متوسطات كلماتك، من ١ (ثقيل) إلى ٥ (خفيف).'],
    ['يُرجى ألا يتجاوز النص 2,000 حرف', 'يُرجى ألا يتجاوز النص ٢٬٠٠٠ حرف'],
    ['اتصال 988', 'اتصال 988'],
    ['PHQ-9، GAD-7، F2', 'PHQ-9، GAD-7، F2'],
    ['مثل ⁦+1 212 555 0142⁩', 'مثل ⁦+1 212 555 0142⁩'],
    ['مثل ⁦04 / 29⁩', 'مثل ⁦04 / 29⁩'],
    ['عن بُعد (02)', 'عن بُعد (02)'],
  ])('[CARE-6] %s follow the reader’s digits', async (message, text) => {
    await expect(written(message, 'ar-SA')).resolves.toBe(text);
    await expect(written(message, 'ar-AE')).resolves.toBe(message);
  });

  it('[CARE-6] are left as they are in a left-to-right language', () => {
    expect(markDigits('15 minutes', 'en')).toBe('15 minutes');
  });

  it('[CARE-6] are left in Latin digits only where they are a name: a crisis line, a telephone number, a code', () => {
    const names =
      /\u2066[^\u2069]*\u2069|\+1 212 555 0142|988|911|\(0\d\)|\{written\d+, number\}|=-?\d+|\d+ \{|[A-Za-z]\w*([-.]\d+)?|120\.50/g;
    const left = ['apps', 'packages'].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === 'ar.json' && !/(^|[/\\])(node_modules|dist[^/\\]*)[/\\]/.test(file))
        .flatMap((file) =>
          Object.entries(JSON.parse(readFileSync(join(root, top, file), 'utf8')) as Record<string, string>)
            .filter(([, text]) => {
              const marked = markDigits(text, 'ar');
              // A mark in the wrong place is no ICU, and would fail the build.
              stringCompiler.compileString(marked);
              return /\d/.test(marked.replace(names, ''));
            })
            .map(([key, text]) => `${file} ${key}: ${text}`),
        ),
    );
    expect(left).toEqual([]);
  });
});
