import { describe, expect, it } from 'vitest';
import { createCsv, csvCell, csvFileName } from './csv.ts';
import { exampleColumns, exampleRows } from './example-rows.ts';

describe('a cell of an exported file', () => {
  it.each([
    ['words', 'Amina Okafor', 'Amina Okafor'],
    ['a comma', 'Okafor, Amina', '"Okafor, Amina"'],
    ['a semicolon', 'a;b', '"a;b"'],
    ['quotes', 'the "good" one', '"the ""good"" one"'],
    ['two lines', 'a\nb', '"a\nb"'],
    ['spaces around', ' a ', '" a "'],
    ['nothing', null, ''],
    ['an empty text', '', ''],
    ['not a number', Number.NaN, ''],
    ['a number', 1234.5, '1234.5'],
    ['a negative number', -12.5, '-12.5'],
    ['Arabic', 'نور المصري', 'نور المصري'],
    ['a formula', '=1+2', "'=1+2"],
    ['a plus', '+1 555 0100', "'+1 555 0100"],
    ['a minus in words', '-2+3', "'-2+3"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', `"'\t=1"`],
    ['a return', '\r=1', `"'\r=1"`],
    ['a formula behind spaces', '  =1', "'  =1"],
    ['a formula behind a mark', '\ufeff=1', "'\ufeff=1"],
    ['a full-width equals', '\uff1d1+2', "'\uff1d1+2"],
    ['a full-width plus', '\uff0b1', "'\uff0b1"],
    ['a full-width minus', '\uff0d1', "'\uff0d1"],
    ['a full-width at', '\uff20A1', "'\uff20A1"],
    ['a formula in quotes', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['an equals inside', 'a=b', 'a=b'],
  ])('writes %s', (_, value, written) => {
    expect(csvCell(value)).toBe(written);
  });
});

describe('an exported file', () => {
  const columns = exampleColumns().filter(({ id }) => ['id', 'day', 'fee', 'status'].includes(id));

  it('has a byte order mark, a header, and plain figures', () => {
    const file = createCsv('x.csv', columns, exampleRows(1), { locale: 'ar-AE' });
    expect(file.text).toBe('\ufeffNumber,Day,Fee,Status\r\nSES-10000,2025-01-01,180,Completed\r\n');
  });

  it('says when there were more rows than the limit', () => {
    expect(createCsv('x.csv', columns, exampleRows(5), { locale: 'en-US' }, 3)).toMatchObject({
      count: 3,
      isCut: true,
    });
    expect(createCsv('x.csv', columns, exampleRows(3), { locale: 'en-US' }, 3)).toMatchObject({
      count: 3,
      isCut: false,
    });
    expect(createCsv('x.csv', columns, [], { locale: 'en-US' })).toMatchObject({ count: 0, isCut: false });
  });

  it.each([
    ['Sessions', '2026-11-24', 'sessions-2026-11-24.csv'],
    ['الجلسات', undefined, 'الجلسات.csv'],
    ['../../etc/passwd', undefined, 'etc-passwd.csv'],
    ['a\u202egnp.exe', undefined, 'a-gnp-exe.csv'],
    ['', undefined, 'table.csv'],
    ['x'.repeat(300), undefined, `${'x'.repeat(80)}.csv`],
  ])('is named after %s', (words, day, name) => {
    expect(csvFileName(words, day)).toBe(name);
  });
});
