import { useState } from 'react';
import type { Key } from 'react-aria-components/ComboBox';
import type { ChoiceOption } from '../Combobox/choice-option.ts';
import { useChoiceText } from '../Combobox/messages/index.ts';
import { withinLimit } from './chosen-ids.ts';

interface ChosenProps {
  options: readonly ChoiceOption[];
  valueOptions: readonly ChoiceOption[] | undefined;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  limit: number | undefined;
  onChange: ((value: string[]) => void) | undefined;
}

/** What is chosen, and what is to be said after each change. */
export function useChosen({ options, valueOptions = [], value, defaultValue, limit, onChange }: ChosenProps) {
  const t = useChoiceText();
  const [own, setOwn] = useState(defaultValue);
  const [said, setSaid] = useState('');
  const ids = value ?? own;
  // A server's next results may not contain what was chosen from the last ones.
  const [seen, setSeen] = useState<Readonly<Record<string, ChoiceOption>>>({});
  const optionOf = (id: string): ChoiceOption =>
    options.find((option) => option.id === id) ??
    valueOptions.find((option) => option.id === id) ??
    seen[id] ?? { id, label: id };
  const chosen = ids.map(optionOf);

  function change(next: readonly Key[]) {
    const kept = withinLimit(next.map(String), limit);
    const gone = chosen.filter(({ id }) => !kept.includes(id));
    const count =
      limit === undefined ? t('chosenCount', { count: kept.length }) : t('chosenOf', { count: kept.length, limit });
    setSaid([...(gone.length === 1 ? [t('removed', { name: gone[0]?.label ?? '' })] : []), count].join(' '));
    setSeen((before) => ({ ...before, ...Object.fromEntries(kept.map((id) => [id, optionOf(id)])) }));
    setOwn(kept);
    onChange?.(kept);
  }
  return { ids, chosen, said, change, remove: (gone: ReadonlySet<Key>) => change(ids.filter((id) => !gone.has(id))) };
}
