import { NightStage, theme, up } from '@sakina/design-system';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - var(--frame-offset, 0rem));
  padding: var(--page-top, ${theme.space.x4}) ${theme.space.x2} ${theme.space.x3};
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  /* As wide at its sides and as high at its top as a Container: from page to page titles stand at one place. */
  @media ${up.sm} { padding-inline: ${theme.space.x3}; padding-block-end: ${theme.space.x4}; }
  @media ${up.lg} { padding-inline: ${theme.space.x4}; }

  /* Headings take the focus when the page changes under the reader; they are no controls and need no ring. */
  & h1:focus { outline: none; }

  /* A room that runs has no page around it, and one in a corner of another page lies in none. */
  :root[data-room] & { padding: 0; }
  &[data-window] { display: contents; }
`;
const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.x4};
  inline-size: 100%;
  /* As with Container: beside a side bar it begins after it. */
  margin-inline: var(--page-place, auto);
  &[data-width='text'] { max-inline-size: 40rem; }
  /* Where a page has more than one thing to say, its title stands where those of other pages do. */
  &[data-width='text']:not([data-place='centre'], [data-night]) {
    margin-inline: var(--page-place, max(0rem, (100% - 68rem) / 2) auto);
  }
  &[data-width='wide'] { max-inline-size: 68rem; }
  &[data-place='centre'] { justify-content: center; }
  [data-window] > & { display: contents; }
`;

export interface GroundProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Greatest width of the content.
   * @default 'wide'
   */
  width?: 'text' | 'wide';
  /**
   * Where the content stands: from the top, or in the middle for a page with one thing to say.
   * @default 'top'
   */
  place?: 'top' | 'centre';
  /**
   * Whether it lies in the night of the live room.
   * @default false
   */
  isNight?: boolean;
  /**
   * Whether what is inside lies in a window of its own over another page, and takes no room in it.
   * @default false
   */
  isWindow?: boolean;
}

/** A page of its own within the session's frame: its ground covers the frame's, whatever that is. */
export function Ground({
  width = 'wide',
  place = 'top',
  isNight = false,
  isWindow = false,
  children,
  ...rest
}: GroundProps) {
  return (
    <Root data-window={isWindow || undefined} {...rest} {...(isNight ? { as: NightStage } : {})}>
      <Column data-width={width} data-place={place} data-night={isNight || undefined}>
        {children}
      </Column>
    </Root>
  );
}
