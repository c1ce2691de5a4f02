import { Section, VisuallyHidden } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRoomPlaces } from './places.ts';

export interface StagePartProps {
  title: string;
  /**
   * Whether pictures fill it, so that what needs an answer lies over them; all else scrolls below it.
   * @default false
   */
  isCall?: boolean;
  /**
   * Whether it says why there is no call, which is in sight beside another page too.
   * @default false
   */
  isProblem?: boolean;
  children: ReactNode;
}

/* The focus goes on here where what had it is gone; it is no control and needs no ring. */
const Stage = styled.section`
  &:focus { outline: none; }
`;

/** The stage of a room. In the room's window it is the whole middle, and its heading is for screen readers alone. */
export function StagePart({ title, isCall = false, isProblem = false, children }: StagePartProps) {
  const places = useRoomPlaces();
  const id = useId();
  if (places === null)
    return (
      <Section data-part="stage" title={title} headingSize="lg">
        {children}
      </Section>
    );
  return (
    <Stage
      data-part="stage"
      data-call={isCall || undefined}
      data-problem={isProblem || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </Stage>
  );
}
