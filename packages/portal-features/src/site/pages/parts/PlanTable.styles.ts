import { theme, up } from '@sakina/design-system';
import styled from 'styled-components';

export const Plans = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  gap: ${theme.space.x3};
  @media ${up.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  /* The parts of all four stand on the same lines, so that they can be compared across. */
  @media ${up.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); grid-template-rows: auto auto 1fr; }
`;

export const Plan = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.x2};
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  @media ${up.lg} { grid-row: span 3; grid-template-rows: subgrid; }
`;

export const Limits = styled.dl`
  display: grid;
  align-content: start;
  gap: ${theme.space.half};
  padding-block: ${theme.space.x2};
  border-block: 1px solid ${theme.color.hairline};
  font-size: ${theme.text.sm};
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: ${theme.space.x1}; }
  & dt { color: ${theme.color.textMuted}; }
  & dd {
    margin-inline-start: auto;
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
`;

export const Features = styled.ul`
  display: grid;
  gap: ${theme.space.half};
  padding-inline-start: 1.1em;
  font-size: ${theme.text.sm};
  list-style: disc;
`;
