import { Heading, Stack } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A named part of the details beside a list. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="x1h" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
