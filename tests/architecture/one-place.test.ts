import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './repository.ts';

/**
 * A fact that has one function, where it is, the code that tells of a second one, and files where that code is
 * something else.
 */
interface Fact {
  what: string;
  place: string;
  telltale: RegExp;
  /** Files and why the code there is another matter. */
  others?: Readonly<Record<string, string>>;
}

const FACTS: readonly Fact[] = [
  {
    what: 'letters folded for search',
    place: 'packages/platform/src/locale/fold-for-search.ts',
    telltale: /\.normalize\('NFK?D'\)/,
    others: {
      'mocks/src/bulk-data/names.ts': 'writes names as email addresses',
      'mocks/src/personas/people.ts': 'writes names as email addresses',
      'mocks/src/rules/new-provider.ts': 'writes names as addresses of pages',
      'mocks/src/rules/report-pdf.ts': 'draws letters in a font without accents',
    },
  },
  {
    what: 'digits of every script as 0 to 9',
    place: 'packages/platform/src/locale/ascii-digits.ts',
    telltale: /0x0660|[٠-٩]{10}/,
  },
  {
    what: 'a file that the browser saves',
    place: 'packages/design-system/src/foundations/file/save-file.ts',
    telltale: /\.download = /,
  },
  {
    what: 'the decimal places of a currency',
    place: 'packages/platform/src/locale/minor-places.ts',
    telltale: /resolvedOptions\(\)\.maximumFractionDigits/,
  },
  {
    what: 'distances in time in words',
    place: 'packages/platform/src/format/format.ts',
    telltale: /Intl\.RelativeTimeFormat\(/,
  },
  {
    what: 'a figure beside the one of the period before',
    place: 'packages/portal-features/src/shared/change.ts',
    telltale: /'up' : [^:]+ \? 'down' : 'level'/,
  },
  {
    what: 'percentages',
    place: 'packages/platform/src/locale/format-percent.ts',
    telltale: /style: 'percent'/,
  },
  {
    what: 'former names of time zones',
    place: 'packages/platform/src/locale/zone-of.ts',
    telltale: /['\s](Asia\/(Calcutta|Katmandu|Saigon|Rangoon)|Africa\/Asmera|Europe\/Kiev)['\s]/,
    others: {
      'packages/platform/src/domain/crisis-lines.ts': 'is on every public page; its test compares it with the table',
    },
  },
  {
    what: 'Ramadan by the calendar of Umm al-Qura',
    place: 'packages/platform/src/domain/ramadan.ts',
    telltale: /RAMADAN = /,
  },
  {
    what: 'the state of a session at a moment',
    place: 'packages/platform/src/domain/session-state.ts',
    telltale: /return 'UNSETTLED'|return 'WRITE_NOTE'/,
  },
  {
    what: 'the state of a seat at a moment',
    place: 'packages/platform/src/domain/seat-state.ts',
    telltale: /return 'WAITLISTED'|'WAITLISTED' : 'OVER'/,
  },
  {
    what: 'the hours of the night',
    place: 'packages/platform/src/domain/night-hours.ts',
    telltale: /NIGHT = \{ from/,
  },
  {
    what: 'the times of prayer by an authority’s table',
    place: 'packages/platform/src/domain/prayer-times.ts',
    telltale: /fajr: 1[0-9]/,
  },
  {
    what: 'whether a press of a link is plain, which its screen answers itself',
    place: 'packages/portal-features/src/shared/in-place.ts',
    telltale: /metaKey.*\bbutton\b|\bbutton\b.*metaKey/,
  },
  {
    what: 'the place of a time zone',
    place: 'packages/platform/src/domain/zone-places.ts',
    telltale: /'Africa\/Cairo': \[/,
  },
];

/** The source of the product and its mocks, by path from the root; without tests and stories. */
const sources = ['packages', 'mocks/src', 'apps/web/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && !/(^|\/)node_modules\//.test(file),
    )
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
);

describe('one fact has one place', () => {
  test.each(FACTS)('$what: $place', ({ place, telltale, others = {} }) => {
    const found = sources.filter(({ text }) => telltale.test(text)).map(({ file }) => file);
    expect(found).toContain(place);
    expect(found.filter((file) => file !== place && !Object.hasOwn(others, file))).toEqual([]);
    expect(Object.keys(others).filter((file) => !found.includes(file))).toEqual([]);
  });
});
