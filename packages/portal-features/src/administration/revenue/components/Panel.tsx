import { Heading, Stack, Text } from '@sakina/design-system';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** What it says and what is left out, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A part of the page under its heading; no landmark, since its table is one by the same name. */
export function Panel({ title, lead, children }: PanelProps) {
  return (
    <Stack gap="x2">
      <Stack gap="half">
        <Heading level={2} size="md">
          {title}
        </Heading>
        {lead !== undefined && (
          <Text size="sm" tone="muted" measure>
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
