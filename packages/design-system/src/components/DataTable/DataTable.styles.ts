import styled from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  &[data-height='fill'] { block-size: 100%; min-block-size: 0; }
`;

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow: hidden;
  &:focus-within:has([role='grid'] :focus-visible) { border-color: ${theme.color.controlBorder}; }
  &[data-form='cards'] { border: 0; background: transparent; overflow: visible; }
  @media print { overflow: visible; }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  & > :first-child { flex: 1 1 14rem; max-inline-size: 24rem; }
  @media (pointer: fine) { && :is(button, input) { min-block-size: min(${theme.size.controlHeight}, 2.25rem); } }
  @media ${below.sm} { & > :first-child { max-inline-size: none; flex-basis: 100%; } }
  @media print { display: none; }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
  margin-inline-start: auto;
  @media ${below.sm} { margin-inline-start: 0; }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x2};
  min-block-size: 2rem;
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half};
  min-inline-size: 0;
  @media print { & svg { display: none; } }
`;

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  max-inline-size: min(100%, 28rem);
  min-block-size: 2rem;
  padding-block: 0;
  padding-inline: ${theme.space.x1h} ${theme.space.x1};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  cursor: pointer;
  & > bdi { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > svg { flex: none; inline-size: 1rem; block-size: 1rem; }
  &:hover { border-color: ${theme.color.text}; }
  @media ${below.sm} { min-block-size: 2.75rem; }
`;

/** Stands at the lower edge: above the rows it would push them from under the pointer that selects one. */
export const Chosen = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: calc(var(--connection-banner, 0rem) + var(--frame-end, 0rem));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  padding: ${theme.space.half} ${theme.space.x1} ${theme.space.half} ${theme.space.x2};
  padding-inline: ${theme.space.x2} ${theme.space.x1};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: linear-gradient(${theme.color.tintNavy}, ${theme.color.tintNavy}), ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  & > :last-child { margin-inline-start: auto; }
  @media print { display: none; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1};
  padding: ${theme.space.x1} ${theme.size.cellPadding};
  border-block-start: 1px solid ${theme.color.hairline};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  &[data-tone='danger'] { color: ${theme.color.dangerText}; background: ${theme.color.dangerTint}; }
`;

export const Fields = styled.div`display: grid; gap: ${theme.space.x3};`;
export const Pair = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: ${theme.space.x1h}; align-items: start;`;
export const Help = styled.p`margin-block-end: ${theme.space.x1}; color: ${theme.color.textMuted}; font-size: ${theme.text.sm};`;

export const ColumnList = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space.half};
    border-block-end: 1px solid ${theme.color.hairline};
  }
`;

export const Mover = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.controlHeight};
  block-size: ${theme.size.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;
  &:hover { background: ${theme.color.tintNavy}; }
  &[aria-disabled] { opacity: 0.4; cursor: default; background: transparent; }
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
`;
