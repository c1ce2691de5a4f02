import { Toolbar } from 'react-aria-components/Toolbar';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  padding: ${theme.space.half};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
`;

export const Row = styled(Toolbar)`
  display: flex;
  align-items: center;
  gap: ${theme.space.half};
  min-inline-size: 0;
`;

/** Measured, never seen, heard or focused. */
export const Ghost = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: flex;
  gap: ${theme.space.half};
  inline-size: 0;
  block-size: 0;
  overflow: hidden;
  visibility: hidden;
  pointer-events: none;
  & > * { flex: none; }
`;

export const End = styled.div`
  display: flex;
  margin-inline-start: auto;
`;
