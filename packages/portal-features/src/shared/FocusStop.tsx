import { VisuallyHidden } from '@sakina/design-system';
import styled from 'styled-components';

// Out of the flow, so that no layout leaves a gap for it.
const Stop = styled.span`
  position: absolute;
`;

/** Stable, so that React calls it once and not at every render. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/**
 * Holds the focus where the pressed button has gone, so that a keyboard goes on from here and not from the top of the
 * page.
 */
export function FocusStop({ children }: { children: string }) {
  return (
    <Stop tabIndex={-1} ref={takeFocus}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Stop>
  );
}
