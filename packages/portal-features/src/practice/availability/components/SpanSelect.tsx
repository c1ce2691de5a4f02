import { Select } from '@sakina/design-system';
import { useSpanWords } from './use-span-words.ts';

export interface SpanSelectProps {
  label: string;
  description?: string;
  /** The usual lengths in minutes. */
  choices: readonly number[];
  /** The length in minutes; one that is not usual is offered too. */
  value: number;
  /** Called with the minutes that are chosen. */
  onChange: (minutes: number) => void;
}

/** Chooses a length of time. */
export function SpanSelect({ label, description, choices, value, onChange }: SpanSelectProps) {
  const wordsOf = useSpanWords();
  const all = [...new Set([...choices, value])].toSorted((one, other) => one - other);
  return (
    <Select
      label={label}
      {...(description ? { description } : {})}
      hasOptionalMark={false}
      options={all.map((minutes) => ({ id: String(minutes), label: wordsOf(minutes) }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
