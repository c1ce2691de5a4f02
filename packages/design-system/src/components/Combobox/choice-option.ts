/** One thing that can be chosen by typing. */
export interface ChoiceOption {
  /** Names the option; unique among the options. */
  id: string;
  /** The option in words; what is typed is looked for in it. */
  label: string;
  /** A second line that helps to choose. */
  description?: string;
  /** The heading the option stands under. */
  group?: string;
  /** Whether it is shown and cannot be chosen. */
  isDisabled?: boolean;
}

/** Options under one heading; without a heading they stand by themselves. */
interface ChoiceGroup {
  /** Names the group in the list. */
  id: string;
  /** The heading, if there is one. */
  name: string | undefined;
  /** What stands under it, in the order given. */
  options: readonly ChoiceOption[];
}

/** Options under their headings; headings in the order in which they first come. */
export function groupOptions(options: readonly ChoiceOption[]): ChoiceGroup[] {
  const groups = new Map<string | undefined, ChoiceOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([name, members]) => ({
    id: name === undefined ? 'group' : `group ${name}`,
    name,
    options: members,
  }));
}

/** The one option whose words are exactly what was typed, whatever the case; none if there are several. */
export function optionTyped(options: readonly ChoiceOption[], text: string, locale: string): ChoiceOption | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent', usage: 'search' });
  const matches = options.filter((option) => !option.isDisabled && compare(option.label, wanted) === 0);
  return matches.length === 1 ? matches[0] : undefined;
}
