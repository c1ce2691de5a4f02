import { useState } from 'react';
import { Button, CheckboxGroup, Stack } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';

export interface ChoiceFilterProps<Value extends string> {
  /** What the choices are about. */
  label: string;
  /** Every choice, in order. */
  values: readonly Value[];
  /** The choices ticked. */
  chosen: readonly Value[];
  /** The words for a choice. */
  labelOf: (value: Value) => string;
  /** How many providers each choice would leave; undefined until known. */
  counts: Partial<Record<Value, number>> | undefined;
  /** Called with the choices ticked, in their own order. */
  onChange: (chosen: Value[]) => void;
  /**
   * How many choices stand open at first; those ticked always do.
   * @default all
   */
  shown?: number;
}

/** Any number of choices, each with how many providers it would leave; a long list opens on demand. */
export function ChoiceFilter<Value extends string>({
  label,
  values,
  chosen,
  labelOf,
  counts,
  onChange,
  shown = values.length,
}: ChoiceFilterProps<Value>) {
  const t = useDirectoryText();
  const [isOpen, setOpen] = useState(false);
  const first = values.filter((value, index) => index < shown || chosen.includes(value));
  const hidden = values.length - first.length;
  const options = (isOpen ? values : first).map((value) => ({
    id: value,
    label: labelOf(value),
    ...(counts && { count: counts[value] ?? 0 }),
  }));
  const action = isOpen ? t('filters.fewer') : t('filters.more', { count: hidden });

  return (
    <Stack gap="none">
      <CheckboxGroup
        label={label}
        options={options}
        value={[...chosen]}
        onChange={(ids) => onChange(values.filter((value) => ids.includes(value)))}
      />
      {(isOpen || hidden > 0) && values.length > shown && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isFlush
            aria-expanded={isOpen}
            aria-label={t('filters.moreOf', { label, action })}
            onPress={() => setOpen(!isOpen)}
          >
            {action}
          </Button>
        </div>
      )}
    </Stack>
  );
}
