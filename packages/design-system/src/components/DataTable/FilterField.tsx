import { useState } from 'react';
import { CheckboxGroup } from '../CheckboxGroup/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { TextField } from '../TextField/index.ts';
import { Pair } from './DataTable.styles.ts';
import { parseNumber } from './parse-number.ts';
import type { ColumnFilter, DataColumn } from './types.ts';
import type { DataTableModel } from './use-data-table.ts';

interface FilterFieldProps<Row> {
  table: DataTableModel<Row>;
  column: DataColumn<Row>;
  /** The active filter. */
  filter: ColumnFilter | undefined;
  onChange: (filter: ColumnFilter) => void;
}

/** The filter of one column, in the form that suits its values. */
export function FilterField<Row>({ table, column, filter, onChange }: FilterFieldProps<Row>) {
  const {
    t,
    props: { today },
  } = table;
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
            table={table}
            label={t('atLeast', { column: name })}
            value={range.min}
            onChange={(min) => onChange({ kind: 'number', min, max: range.max })}
          />
          <NumberEdge
            table={table}
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

interface NumberEdgeProps<Row> {
  table: DataTableModel<Row>;
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One end of a range. The typed text is kept as it is, also while it is not a number yet. */
function NumberEdge<Row>({ table, label, value, onChange }: NumberEdgeProps<Row>) {
  const { t, locale } = table;
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
