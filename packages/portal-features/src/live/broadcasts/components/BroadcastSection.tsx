import { Section, Stack } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import type { ReactNode } from 'react';

export interface BroadcastSectionProps {
  title: string;
  items: readonly Broadcast[];
  children: (item: Broadcast) => ReactNode;
}

/** The broadcasts of a list that stand in the same place; nothing where there is none. */
export function BroadcastSection({ title, items, children }: BroadcastSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} headingSize="xl">
      <Stack as="ul" gap="x2" aria-label={title}>
        {items.map(children)}
      </Stack>
    </Section>
  );
}
