import { Heading } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The heading of what replaces a form: it takes the focus when it appears, so that a screen reader announces it. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
