import { describe, expect, test } from 'vitest';
import { acceptOf, beginsAs, kindOfName, refuse } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = bytes('%PDF-1.7 and on');

describe('refusing a file', () => {
  const rules = { kinds: ['PDF', 'JPEG'] as const, maxSize: 1000 };
  test.each([
    ['a PDF', 'letter.pdf', 500, pdf, undefined],
    ['a PDF in capitals', 'LETTER.PDF', 500, pdf, undefined],
    ['exactly as large as allowed', 'letter.pdf', 1000, pdf, undefined],
    ['one byte too large', 'letter.pdf', 1001, pdf, { reason: 'size' }],
    ['nothing in it', 'letter.pdf', 0, bytes(''), { reason: 'empty' }],
    ['another kind', 'letter.exe', 500, pdf, { reason: 'kind' }],
    ['two endings, the last one counts', 'letter.pdf.exe', 500, pdf, { reason: 'kind' }],
    ['no ending', 'letter', 500, pdf, { reason: 'kind' }],
    ['a program that calls itself a PDF', 'letter.pdf', 500, bytes('MZ\u0090'), { reason: 'content', kind: 'PDF' }],
    [
      'a picture that calls itself a PDF',
      'letter.pdf',
      500,
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
      { reason: 'content', kind: 'PDF' },
    ],
    ['a file shorter than the mark', 'letter.pdf', 2, bytes('%P'), { reason: 'content', kind: 'PDF' }],
    ['an Arabic name', 'رسالة الطبيب.pdf', 500, pdf, undefined],
  ])('%s', (_case, name, size, head, refusal) => {
    expect(refuse({ name, size }, head, rules)).toEqual(refusal);
  });
  test('without rules every file but an empty one is accepted', () => {
    expect(refuse({ name: 'x.exe', size: 9e9 }, bytes('MZ'), {})).toBeUndefined();
    expect(refuse({ name: 'x.exe', size: 0 }, bytes(''), {})).toEqual({ reason: 'empty' });
  });
});

describe('recognizing a kind by the first bytes', () => {
  test.each<[FileKind, number[]]>([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe1]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['GIF', [...bytes('GIF89a')]],
    ['WebP', [...bytes('RIFF'), 1, 2, 3, 4, ...bytes('WEBPVP8 ')]],
    ['HEIC', [0, 0, 0, 24, ...bytes('ftypheic')]],
    ['Word', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['Word', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['Excel', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['MP3', [...bytes('ID3'), 3]],
    ['MP4', [0, 0, 0, 32, ...bytes('ftypisom')]],
    ['CSV', [...bytes('date,amount')]],
    ['Text', [...bytes('مرحبا')]],
  ])('%s', (kind, head) => {
    expect(beginsAs(kind, new Uint8Array(head))).toBe(true);
  });
  test.each<[FileKind, number[]]>([
    ['Text', [0x4d, 0x5a, 0, 0]],
    ['CSV', [0, 1, 2]],
    ['PNG', [0x89, 0x50]],
    ['HEIC', [0, 0, 0, 24, ...bytes('ftypisom')]],
  ])('and not %s by %s', (kind, head) => {
    expect(beginsAs(kind, new Uint8Array(head))).toBe(false);
  });
});

test('a name selects the kind among the accepted ones', () => {
  expect(kindOfName('scan.JPG', ['PDF', 'JPEG'])).toBe('JPEG');
  expect(kindOfName('scan.jpg', ['PDF'])).toBeUndefined();
});

test('the browser is asked for types and endings', () => {
  expect(acceptOf(['PDF', 'JPEG'])).toEqual(['application/pdf', '.pdf', 'image/jpeg', '.jpg', '.jpeg']);
});
