import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { up } from '../../tokens/breakpoints.ts';
import { LineBreaks } from '../Text/LineBreaks.tsx';
import { NotGiven } from './NotGiven.tsx';

export interface KeyValueItem {
  /** What it is. */
  term: ReactNode;
  /**
   * What it says; of words alone the lines break by meaning, as LineBreaks has it. Left out or null: a dash, read as
   * 'Not given'.
   */
  value: ReactNode;
  /** Set where two terms read alike. */
  id?: string;
}

export interface KeyValueListProps extends HTMLAttributes<HTMLDListElement> {
  /** The facts, in the order in which they are asked for. */
  items: readonly KeyValueItem[];
  /**
   * `rows` puts terms beside values where both fit, from sm on; `stacked` always above them; `split` pushes values to
   * the far end, for sums.
   * @default 'rows'
   */
  layout?: 'rows' | 'stacked' | 'split';
}

const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.size.stackGap};
  font-size: ${theme.text.sm};
  & > div { display: grid; gap: 0.125rem; min-inline-size: 0; }
  & dt {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 500;
  }
  & dd { font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  &[data-layout='rows'] {
    @media ${up.sm} {
      /* By the room of the list and not of the window: where both do not fit beside each other, the value goes
         below. */
      & > div { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${theme.space.x2}; }
      & dt { flex: 0 1 clamp(6rem, 35%, 14rem); }
      & dd { flex: 1 1 10rem; min-inline-size: 0; }
    }
  }
  &[data-layout='split'] {
    gap: ${theme.space.x1};
    & > div { grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; column-gap: ${theme.space.x2}; }
    & dd { font-family: ${theme.font.data}; text-align: end; }
  }
`;

/** Facts and their names. */
export function KeyValueList({ items, layout = 'rows', ...rest }: KeyValueListProps) {
  return (
    <Root {...rest} data-layout={layout}>
      {items.map(({ term, value, id }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)}>
          <dt>{term}</dt>
          <dd>
            {typeof value === 'string' ? (
              <bdi>
                <LineBreaks>{value}</LineBreaks>
              </bdi>
            ) : (
              (value ?? <NotGiven />)
            )}
          </dd>
        </div>
      ))}
    </Root>
  );
}
