import { Stack, Tabs, Text } from '@sakina/design-system';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One way to filter a list of a desk. */
interface DeskFilter<Item> {
  id: string;
  label: string;
  /** What it leaves, in order. */
  items: readonly Item[];
  /** Said where it leaves nothing. */
  empty: string;
}

export interface DeskListProps<Item> {
  /** Names the filters. */
  label: string;
  filters: readonly DeskFilter<Item>[];
  /** The filter that is chosen at first. */
  start: string;
  /** Draws an item. */
  children: (item: Item) => ReactNode;
}

const List = styled.ul.attrs({ role: 'list' })``;

/** The list of a desk under its filters, each with how much it leaves. */
export function DeskList<Item extends { id: string }>({ label, filters, start, children }: DeskListProps<Item>) {
  const [chosen, setChosen] = useState(start);
  return (
    <Stack gap="x2">
      <Tabs
        label={label}
        selectedKey={chosen}
        onSelectionChange={(id) => setChosen(String(id))}
        items={filters.map(({ items, empty, ...filter }) => ({
          ...filter,
          count: items.length,
          content:
            items.length === 0 ? (
              <Text tone="muted">{empty}</Text>
            ) : (
              <List>
                {items.map((item) => (
                  <li key={item.id}>{children(item)}</li>
                ))}
              </List>
            ),
        }))}
      />
    </Stack>
  );
}
