import type { ReactNode } from 'react';
import { Stack } from '../Layout/index.ts';
import { Heading, Text } from '../Text/index.ts';

/** A part of the sheet. Not a landmark: two sheets on a page would duplicate each name. */
export function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack gap="x2">
      <Stack gap="half">
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <Text tone="muted" size="sm" measure>
          {note}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
