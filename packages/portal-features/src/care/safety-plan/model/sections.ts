import type { SafetyPlan, SafetyPlanContent } from '@sakina/platform/contract';

/** The steps of Stanley and Brown, in the order in which someone goes through them. */
export const sectionKeys = [
  'warningSigns',
  'whatHelpsMe',
  'peopleAndPlaces',
  'peopleICanAsk',
  'professionals',
  'makingItSafe',
  'reasonsForLiving',
] as const satisfies readonly (keyof SafetyPlanContent)[];

/** One step of the plan. */
export type SectionKey = (typeof sectionKeys)[number];
/** The steps whose lines are people. */
export type PeopleSection = 'peopleICanAsk' | 'professionals';

/** One line of a section: words, or a name with perhaps a number to call. */
export interface Entry {
  readonly text: string;
  /** null where there is none, and always where the section holds words alone. */
  readonly phone: string | null;
}

/** Whether the lines of a section are people with numbers. */
export function isOfPeople(section: SectionKey): section is PeopleSection {
  return section === 'peopleICanAsk' || section === 'professionals';
}

/** The lines of a section. */
export function entriesOf(plan: SafetyPlanContent, section: SectionKey): Entry[] {
  if (isOfPeople(section)) return plan[section].map(({ name, phone }) => ({ text: name, phone }));
  return plan[section].map((text) => ({ text, phone: null }));
}

/** The plan with other lines in one section, as it is sent. */
export function withEntries(plan: SafetyPlan, section: SectionKey, entries: readonly Entry[]) {
  const {
    warningSigns,
    whatHelpsMe,
    peopleAndPlaces,
    peopleICanAsk,
    professionals,
    makingItSafe,
    reasonsForLiving,
    sharedWith,
    version,
  } = plan;
  const lines = isOfPeople(section)
    ? entries.map(({ text, phone }) => ({ name: text, phone }))
    : entries.map(({ text }) => text);
  return {
    warningSigns,
    whatHelpsMe,
    peopleAndPlaces,
    peopleICanAsk,
    professionals,
    makingItSafe,
    reasonsForLiving,
    sharedWith,
    version,
    [section]: lines,
  };
}

/** The section after this one; undefined after the last. */
export function nextSection(section: SectionKey): SectionKey | undefined {
  return sectionKeys[sectionKeys.indexOf(section) + 1];
}

/** Whether nothing has been written in any section. */
export function isBlank(plan: SafetyPlanContent): boolean {
  return sectionKeys.every((section) => plan[section].length === 0);
}
