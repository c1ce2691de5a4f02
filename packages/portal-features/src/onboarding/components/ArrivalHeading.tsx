import { Heading } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The heading of what has taken the place of a form: it takes the focus, so that it is read out. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
