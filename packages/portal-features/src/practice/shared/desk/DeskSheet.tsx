import { paneBackStyle, paneSheetStyle } from '@sakina/design-system';
import { ArrowLeft } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { InPlaceLink, PanelBoundary } from '../../../shared/index.ts';
import type { InPlaceLinkProps } from '../../../shared/index.ts';

export interface DeskSheetProps extends HTMLAttributes<HTMLElement> {
  /** Element to render: `article` where what is open is not one itself. @default 'div' */
  as?: 'div' | 'article';
  /** The way back to the list, a DeskBack; it stays where what is open breaks. */
  back: ReactNode;
  /** What is open. */
  children: ReactNode;
}

const Sheet = styled.div`${paneSheetStyle}`;
const Back = styled(InPlaceLink)`${paneBackStyle}`;

/** The sheet that what is open stands on. Its key is what is open, so that each has its own state. */
export function DeskSheet({ back, children, ...rest }: DeskSheetProps) {
  return (
    <Sheet {...rest}>
      {back}
      <PanelBoundary>{children}</PanelBoundary>
    </Sheet>
  );
}

/** The way back to the list, where what is open took its place. */
export function DeskBack({ children, ...rest }: InPlaceLinkProps) {
  return (
    <Back {...rest}>
      <ArrowLeft aria-hidden />
      {children}
    </Back>
  );
}
