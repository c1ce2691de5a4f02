import { describe, expect, it } from 'vitest';
import healthPrivacy from '../messages/health-privacy/en.json' with { type: 'json' };
import privacy from '../messages/privacy/en.json' with { type: 'json' };
import terms from '../messages/terms/en.json' with { type: 'json' };
import { healthPrivacyParts } from './health-privacy-parts.ts';
import { readParts } from './legal-parts.ts';
import type { LegalPart } from './legal-parts.ts';
import { privacyParts } from './privacy-parts.ts';
import { termsParts } from './terms-parts.ts';

const keysOf = ({ title, paragraphs, points = [], link }: LegalPart<string>) => [
  title,
  ...paragraphs,
  ...points,
  ...(link ? [link.label] : []),
];

describe.each([
  ['privacy', privacyParts, privacy],
  ['terms', termsParts, terms],
  ['health privacy', healthPrivacyParts, healthPrivacy],
] as [string, readonly LegalPart<string>[], Record<string, string>][])('the text on %s', (_, parts, texts) => {
  it('[ROUTE-9] uses each sentence of its catalogue exactly once', () => {
    expect(['title', 'summary', ...parts.flatMap(keysOf)].toSorted()).toEqual(Object.keys(texts).toSorted());
  });

  it('[ROUTE-9] has unique section ids for links', () => {
    const ids = parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+$/.test(id) || id.startsWith('legal'))).toEqual([]);
  });
});

describe('a section of a legal text', () => {
  it('is translated with its list items and link', () => {
    const parts: LegalPart<string>[] = [
      {
        id: 'a',
        title: 'a.title',
        paragraphs: ['a.p1'],
        points: ['a.1'],
        link: { href: 'https://law.example', label: 'a.link' },
      },
      { id: 'b', title: 'b.title', paragraphs: [] },
    ];
    expect(readParts(parts, (key, values) => `${key} of ${values?.['product']}`, { product: 'us' })).toEqual([
      {
        id: 'a',
        title: 'a.title of us',
        paragraphs: ['a.p1 of us'],
        points: ['a.1 of us'],
        link: { href: 'https://law.example', label: 'a.link of us' },
      },
      { id: 'b', title: 'b.title of us', paragraphs: [], points: [] },
    ]);
  });
});
