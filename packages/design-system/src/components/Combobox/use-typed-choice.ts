import { useState } from 'react';
import type { Key } from 'react-aria-components/ComboBox';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { optionTyped } from './choice-option.ts';
import type { ChoiceOption } from './choice-option.ts';

interface TypedChoiceProps {
  options: readonly ChoiceOption[];
  value: string | undefined;
  defaultValue: string | undefined;
  valueLabel: string | undefined;
  allowsCustomValue: boolean;
  onChange: ((value: string) => void) | undefined;
  onSearch: ((text: string) => void) | undefined;
}

/**
 * Keeps the typed text and the choice separately. Typing clears the choice, and text that is not an option stays in the
 * field: React Aria by itself would restore the last choice and discard the text.
 */
export function useTypedChoice({
  options,
  value,
  defaultValue = '',
  valueLabel,
  allowsCustomValue,
  onChange,
  onSearch,
}: TypedChoiceProps) {
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const option = options.find(({ id }) => id === chosen);
  const label = option?.label ?? valueLabel ?? (allowsCustomValue ? chosen : '');
  const [text, setText] = useState(label);
  // The choice and its text as this field last set them: where the props differ, the owner changed them.
  const [known, setKnown] = useState({ chosen, label });
  // A choice whose name is not known keeps the text it had: a server’s next results need not contain it.
  const isNamed = option !== undefined || (chosen !== '' && valueLabel !== undefined);

  if (known.chosen !== chosen) {
    setKnown({ chosen, label });
    setText(label);
  } else if (isNamed && known.label !== label) {
    setKnown({ chosen, label });
    if (text === known.label) setText(label);
  }

  function choose(id: string, words: string) {
    setText(words);
    if (id === chosen) return;
    setOwn(id);
    setKnown({ chosen: id, label: words });
    onChange?.(id);
  }
  function type(next: string) {
    onSearch?.(next);
    if (allowsCustomValue) choose(next, next);
    else if (next === label && option) choose(option.id, next);
    else choose('', next);
  }
  /** React Aria reports a choice, or null when the field was left without one. */
  function select(key: Key | null) {
    const next = options.find(({ id }) => id === key);
    if (next) choose(next.id, next.label);
  }
  /** Leaving the field with the whole words of an option chooses it. */
  function settle() {
    const typed = option ? undefined : optionTyped(options, text, locale);
    if (typed) choose(typed.id, typed.label);
  }
  const isUnknown = !allowsCustomValue && text.trim() !== '' && chosen === '';
  return { text, key: option?.id ?? null, isUnknown, type, select, settle };
}
