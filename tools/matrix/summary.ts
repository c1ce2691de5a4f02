import type { Finding } from './check.ts';
import type { StoryFindings } from './results.ts';

/** The looks in which something was found, as short as they can be said. */
function where(findings: readonly Finding[]): string {
  const distinct = (read: (finding: Finding) => string | number) => [...new Set(findings.map(read))].join(', ');
  const read = [
    ({ look }: Finding) => `${look.width} px`,
    ({ look }: Finding) => look.theme,
    ({ look }: Finding) => look.colorScheme,
    ({ look }: Finding) => look.density,
    ({ look }: Finding) => look.language,
  ];
  return read.map((one) => distinct(one)).join('; ');
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** What was found, by rule and then by story, in lines for a person. */
export function summarise(all: readonly StoryFindings[]): string[] {
  const flat = all.flatMap(({ story, findings }) => findings.map((finding) => ({ story, finding })));
  const rules = groupBy(flat, ({ finding }) => finding.rule).toSorted(([, a], [, b]) => b.length - a.length);
  return rules.flatMap(([rule, found]) => {
    const stories = groupBy(found, ({ story }) => story.id);
    return [
      `\n${rule}: ${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`,
      ...stories.flatMap(([id, ofStory]) => [
        `  ${id}`,
        ...groupBy(ofStory, ({ finding }) => finding.words.split('\n')[0] ?? '').map(
          ([words, same]) => `    ${words.slice(0, 240)} [${where(same.map(({ finding }) => finding))}]`,
        ),
      ]),
    ];
  });
}
