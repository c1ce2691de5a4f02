import { SideSheetLayout } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Main = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

export interface BesideSheetProps {
  /** A list. */
  children: ReactNode;
  /** The side sheet of what is open. */
  sheet: ReactNode;
}

/** A list that takes the room that the sheet beside it leaves. */
export function BesideSheet({ children, sheet }: BesideSheetProps) {
  return (
    <SideSheetLayout>
      <Main>{children}</Main>
      {sheet}
    </SideSheetLayout>
  );
}
