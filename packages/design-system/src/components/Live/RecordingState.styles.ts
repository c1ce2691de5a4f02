import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export const recordingStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.x1h};
  padding: ${theme.space.x1h} ${theme.space.x2};
  border: 1px solid ${theme.color.hairline};
  border-inline-start: 4px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  line-height: 1.4;

  & > svg { inline-size: 1.5rem; block-size: 1.5rem; color: ${theme.color.textMuted}; }
  & strong, & > [role='status'] > span { display: block; overflow-wrap: anywhere; }
  & > [role='status'] > span { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  & > [role='timer'] { font-size: ${theme.text.md}; }
  &[data-state='recording'] { border-color: ${theme.color.danger}; border-inline-start-width: 8px; }
  &[data-state='recording'] > svg, &[data-state='recording'] strong { color: ${theme.color.dangerText}; }
  &[data-state='paused'], &[data-state='stopping'] {
    border-inline-start-style: dashed;
    border-color: ${theme.color.controlBorder};
  }
`;

export const consentStyle = css`
  grid-column: 1 / -1;
  display: grid;
  gap: ${theme.space.half};
  margin: 0;
  padding: ${theme.space.x1h} 0 0;
  border-block-start: 1px solid ${theme.color.hairline};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.x1};
    min-block-size: 1.75rem;
  }
  & svg { inline-size: 1.125rem; block-size: 1.125rem; color: ${theme.color.textMuted}; }
  & bdi { font-weight: 600; overflow-wrap: anywhere; justify-self: start; }
  & > li > span { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; text-align: end; }
  /* Names come first on a phone; the answer stands below. */
  @media ${below.sm} {
    gap: ${theme.space.x1};
    & > li { grid-template-columns: auto minmax(0, 1fr); row-gap: 0; }
    & > li > span { grid-column: 2; text-align: start; }
  }
  & > [data-answer='yes'] > svg { color: ${theme.color.success}; stroke-width: 3; }
  & > [data-answer='no'] > svg { color: ${theme.color.danger}; stroke-width: 3; }
`;
