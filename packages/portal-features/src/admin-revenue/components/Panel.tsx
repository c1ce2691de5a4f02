import { Heading, Stack, Text } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** What it says and what is left out, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A named part of the page. */
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
