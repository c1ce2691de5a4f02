import { Button, Heading, Inline, Stack, Text, theme, useToast } from '@sakina/design-system';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useJoiningText } from '../messages/index.ts';

export interface RowsProps<Row extends { key: number }> {
  /** Selects the texts. */
  kind: 'credential' | 'reference';
  /** What is shown, in order. */
  rows: readonly Row[];
  /** The most rows. */
  limit: number;
  /** The problem of the list as a whole. */
  problem?: string | undefined;
  /** Adds an empty row. */
  onAdd: () => void;
  /** Removes a row. */
  onRemove: (row: Row) => void;
  /** Restores a removed row at its position. */
  onRestore: (row: Row, at: number) => void;
  /** The fields of one row. */
  children: (row: Row) => ReactNode;
}

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x4};
  & > li + li { padding-block-start: ${theme.space.x3}; border-block-start: 1px solid ${theme.color.hairline}; }
`;

/** Repeating fields: rows are added at the end, removed, and restored from the toast of their removal. */
export function Rows<Row extends { key: number }>({
  kind,
  rows,
  limit,
  problem,
  onAdd,
  onRemove,
  onRestore,
  children,
}: RowsProps<Row>) {
  const t = useJoiningText();
  const toast = useToast();
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);

  function addRow() {
    onAdd();
    // The new row is rendered only after this press has been handled.
    setTimeout(() => root.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }
  function remove(row: Row, at: number) {
    onRemove(row);
    queueMicrotask(() => add.current?.focus());
    toast({
      title: t(`apply.${kind}.removed`),
      action: { label: t('apply.undo'), onAction: () => onRestore(row, at) },
    });
  }
  return (
    <Stack gap="x3">
      <div ref={root}>
        <List>
          {rows.map((row, index) => (
            <li key={row.key}>
              <Stack gap="x2" role="group" aria-labelledby={`${kind}-${row.key}`}>
                <Inline justify="between">
                  <Heading level={3} size="md" id={`${kind}-${row.key}`}>
                    {t(`apply.${kind}.nth`, { n: index + 1 })}
                  </Heading>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t(`apply.${kind}.remove`, { n: index + 1 })}
                    onPress={() => remove(row, index)}
                  >
                    <X aria-hidden />
                    {t('apply.remove')}
                  </Button>
                </Inline>
                {children(row)}
              </Stack>
            </li>
          ))}
        </List>
      </div>
      <div data-field={`${kind}s`}>
        <Stack gap="x1" align="start">
          {rows.length < limit ? (
            <Button
              ref={add}
              variant="secondary"
              {...(problem && { 'aria-describedby': `${kind}s-problem` })}
              onPress={addRow}
            >
              <Plus aria-hidden />
              {t(`apply.${kind}.add`)}
            </Button>
          ) : (
            <Text size="sm" tone="muted">
              {t(`apply.${kind}.full`)}
            </Text>
          )}
          {problem && (
            <Text id={`${kind}s-problem`} size="sm" tone="danger" weight="strong">
              {problem}
            </Text>
          )}
        </Stack>
      </div>
    </Stack>
  );
}
