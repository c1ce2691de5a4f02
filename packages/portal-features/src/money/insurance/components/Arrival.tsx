import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ArrivalProps {
  /** Names what the reader has come to. */
  label: string;
  /** Whether the reader has asked for it here; an address that is opened leaves the focus alone. */
  takesFocus: boolean;
  children: ReactNode;
}

const Root = styled.div`
  outline: none;
`;

/** A part that takes the place of another: the focus moves to it, since what was pressed is gone. */
export function Arrival({ label, takesFocus, children }: ArrivalProps) {
  const root = useRef<HTMLDivElement>(null);
  const isAsked = useRef(takesFocus);
  useEffect(() => {
    if (isAsked.current) root.current?.focus();
  }, []);
  return (
    <Root ref={root} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Root>
  );
}
