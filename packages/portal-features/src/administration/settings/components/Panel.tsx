import { Heading, Stack, Text } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** What it is about, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A named part of a view of the settings. */
export function Panel({ title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <Stack as="section" gap="x2" aria-labelledby={id}>
      <Stack gap="half">
        <Heading level={2} size="md" id={id}>
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
