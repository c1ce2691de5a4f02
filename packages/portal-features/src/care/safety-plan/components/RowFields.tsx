import { Grid, TextArea, TextField } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import { usePlanText } from '../messages/index.ts';
import { longestIn } from '../model/rows.ts';
import type { PlanRow, RowProblem } from '../model/rows.ts';
import { isOfPeople } from '../model/sections.ts';
import type { SectionKey } from '../model/sections.ts';

export interface RowFieldsProps {
  /** Which section it belongs to. */
  section: SectionKey;
  /** The line as it is typed. */
  row: PlanRow;
  /** What the line is called. */
  name: string;
  /** What is wrong with it. */
  problems: readonly RowProblem[];
  /** How often its first field was asked to take the focus; 0 for never. */
  focusRequests: number;
  /** Called with the line as it is typed. */
  onChange: (row: PlanRow) => void;
}

/** The name under which an error summary finds a field. */
export function fieldName(id: string, field: RowProblem['field']): string {
  return `${field}-${id}`;
}

/** One line of a section: words, or someone with a number. */
export function RowFields({ section, row, name, problems, focusRequests, onChange }: RowFieldsProps) {
  const t = usePlanText();
  const area = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusRequests > 0) queueMicrotask(() => (area.current ?? input.current)?.focus());
  }, [focusRequests]);

  const messageOf = (field: RowProblem['field']) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && t(`problem.${problem.kind}`, { most: longestIn(section) });
  };
  const words = {
    name: fieldName(row.id, 'text'),
    value: row.text,
    errorMessage: messageOf('text'),
    hasOptionalMark: false,
    onChange: (text: string) => onChange({ ...row, text }),
  };
  if (!isOfPeople(section)) return <TextArea {...words} ref={area} rows={1} label={name} />;
  return (
    <Grid min="sm" gap="x2">
      <TextField {...words} ref={input} label={t('person.name', { name })} autoComplete="off" />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="off"
        name={fieldName(row.id, 'phone')}
        label={t('person.phone', { name })}
        value={row.phone}
        errorMessage={messageOf('phone')}
        onChange={(phone) => onChange({ ...row, phone })}
      />
    </Grid>
  );
}
