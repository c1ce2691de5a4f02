import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { paneStyle } from './ListPane.styles.ts';

export interface ListPaneProps {
  /** Names the list, which is a part of the navigation. */
  label: string;
  /** The list, with what narrows it. */
  list: ReactNode;
  /** Whether the reader opened something: on a narrow screen it then takes the place of the list. */
  isOpen: boolean;
  /** What is open. */
  children: ReactNode;
  /** Both together. */
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div`${paneStyle}`;

/** A list and what is open of it: side by side where there is room, one at a time where there is not. */
export function ListPane({ label, list, isOpen, children, ref }: ListPaneProps) {
  return (
    <Root ref={ref} data-view={isOpen ? 'detail' : 'list'}>
      <nav data-part="list" aria-label={label}>
        {list}
      </nav>
      <div data-part="detail">{children}</div>
    </Root>
  );
}
