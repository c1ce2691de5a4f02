import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { sortStyle } from './Table.styles.ts';
import type { HeadCell } from './use-table-model.ts';

const Root = styled.button`${sortStyle}`;
const MARKS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The header of a sortable column; its direction is exposed by `aria-sort`, or among cards by `aria-pressed`. */
export function SortButton<Row>({ cell, isToggle }: { cell: HeadCell<Row>; isToggle?: boolean }) {
  const sorted = cell.sorted ?? 'none';
  const Mark = MARKS[sorted];
  return (
    <Root
      type="button"
      onClick={cell.toggle}
      data-sorted={sorted}
      aria-pressed={isToggle ? sorted !== 'none' : undefined}
    >
      <span>{cell.column.header}</span>
      <Mark aria-hidden />
    </Root>
  );
}
