import { Heading, Stack, Text } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface PanelProps {
  title: string;
  /** What it is about and what is left out, in a sentence. */
  lead?: string;
  /** Whether it is a landmark; not where a table of the same name is one. @default true */
  isLandmark?: boolean;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Panel({ title, lead, isLandmark = true, children }: PanelProps) {
  const id = useId();
  return (
    <Stack gap="x2" {...(isLandmark && { as: 'section', 'aria-labelledby': id })}>
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
