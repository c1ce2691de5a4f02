import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../Avatar/index.ts';
import { rowStyle } from './ListPane.styles.ts';

export interface PaneRowProps {
  /** Whose row it is, for their initials; left out where it is nobody’s. */
  person?: string;
  /** What the row is called: plain, or the link that opens it, which then reaches over the row. */
  name: ReactNode;
  /** How it stands, at the end of the first line. */
  badge?: ReactNode;
  /** A line of facts, or more where they have no room in one. */
  meta?: ReactNode;
  /** What is owed, and the act that settles it. */
  children?: ReactNode;
}

const Root = styled.span`${rowStyle}`;

/** What stands in a row of a pane’s list: a face, a name, a state, and a line of facts. */
export function PaneRow({ person, name, badge, meta, children }: PaneRowProps) {
  return (
    <Root data-faced={person === undefined ? undefined : true}>
      {person !== undefined && <Avatar name={person} size="sm" data-part="face" />}
      <span data-part="line">
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        {badge && <span data-part="badge">{badge}</span>}
      </span>
      {meta && <span data-part="meta">{meta}</span>}
      {children && <span data-part="more">{children}</span>}
    </Root>
  );
}
