import { theme } from '@sakina/design-system';
import styled from 'styled-components';

const Lines = styled.div`
  position: fixed;
  inset: 0;
  z-index: 10000;
  pointer-events: none;

  &[data-kind='rhythm'] {
    background: repeating-linear-gradient(to bottom, transparent 0 calc(${theme.space.x1} - 1px), rgb(196 30 102 / 0.25) calc(${theme.space.x1} - 1px) ${theme.space.x1});
  }
  &[data-kind='columns'] {
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    gap: ${theme.space.x2};
    max-inline-size: 1200px;
    margin-inline: auto;
    padding-inline: ${theme.space.x2};
  }
  &[data-kind='columns'] > span { background: rgb(196 30 102 / 0.08); outline: 1px solid rgb(196 30 102 / 0.2); }
`;

const COLUMNS = Array.from({ length: 12 }, (_, index) => index);

/** Lines over a story, to see what stands on the grid and what does not. It takes no click. */
export function Overlay({ kind }: { kind: 'none' | 'columns' | 'rhythm' }) {
  if (kind === 'none') return null;
  return (
    <Lines aria-hidden data-kind={kind}>
      {kind === 'columns' && COLUMNS.map((column) => <span key={column} />)}
    </Lines>
  );
}
