import { useState } from 'react';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { TextField } from '../TextField/index.ts';
import { Pair } from './DataTable.styles.ts';
import { parseNumber } from './parse-number.ts';
import type { ColumnFilter, DataColumn } from './types.ts';
import type { DataTableModel } from './use-data-table.ts';

/** What filters know of a column; nothing of its rows. */
export type FilteredColumn = Pick<DataColumn<never>, 'id' | 'header' | 'kind' | 'options' | 'isFilterable'>;

interface FilterFieldProps {
  t: DataTableModel<never>['t'];
  locale: string;
  /** Today, for calendars: `YYYY-MM-DD`. */
  today: string | undefined;
  column: FilteredColumn;
  /** The active filter. */
  filter: ColumnFilter | undefined;
  onChange: (filter: ColumnFilter) => void;
}

/** The filter of one column, in the form that suits its values. */
export function FilterField({ t, locale, today, column, filter, onChange }: FilterFieldProps) {
  const name = column.header;
  switch (column.kind) {
    case 'text':
      return (
        <TextField
          label={t('contains', { column: name })}
          hasOptionalMark={false}
          value={filter?.kind === 'text' ? filter.text : ''}
          onChange={(text) => onChange({ kind: 'text', text })}
        />
      );
    case 'choice':
      return (
        <CheckboxGroup
          label={name}
          options={column.options ?? []}
          value={filter?.kind === 'choice' ? [...filter.values] : []}
          onChange={(values) => onChange({ kind: 'choice', values })}
        />
      );
    case 'number': {
      const range = filter?.kind === 'number' ? filter : { min: undefined, max: undefined };
      return (
        <Pair>
          <NumberEdge
            t={t}
            locale={locale}
            label={t('atLeast', { column: name })}
            value={range.min}
            onChange={(min) => onChange({ kind: 'number', min, max: range.max })}
          />
          <NumberEdge
            t={t}
            locale={locale}
            label={t('atMost', { column: name })}
            value={range.max}
            onChange={(max) => onChange({ kind: 'number', min: range.min, max })}
          />
        </Pair>
      );
    }
    case 'date': {
      const range = filter?.kind === 'date' ? filter : { from: undefined, to: undefined };
      const common = { hasOptionalMark: false, ...(today ? { today } : {}) };
      return (
        <Pair>
          <DatePicker
            {...common}
            label={t('from', { column: name })}
            value={range.from ?? ''}
            onChange={(from) => onChange({ kind: 'date', from, to: range.to })}
            {...(range.to ? { max: range.to } : {})}
          />
          <DatePicker
            {...common}
            label={t('to', { column: name })}
            value={range.to ?? ''}
            onChange={(to) => onChange({ kind: 'date', from: range.from, to })}
            {...(range.from ? { min: range.from } : {})}
          />
        </Pair>
      );
    }
  }
}

interface NumberEdgeProps extends Pick<FilterFieldProps, 't' | 'locale'> {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One end of a range. The typed text is kept as it is, also while it is not a number yet. */
function NumberEdge({ t, locale, label, value, onChange }: NumberEdgeProps) {
  const [typed, setTyped] = useState(
    value === undefined
      ? ''
      : new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }).format(value),
  );
  const isWrong = typed.trim() !== '' && parseNumber(typed, locale) === undefined;
  return (
    <TextField
      label={label}
      hasOptionalMark={false}
      inputMode="decimal"
      value={typed}
      errorMessage={isWrong ? t('notNumber') : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(parseNumber(text, locale));
      }}
    />
  );
}
