import { css } from 'styled-components';
import { inputStyle } from '../Form/field.styles.ts';
import { theme } from '../../themes/theme.ts';
import { largeText } from '../../tokens/breakpoints.ts';

/** A field whose border holds more than its input: a unit, a sign, buttons. The input inside takes `bareInputStyle`. */
export const fieldBoxStyle = css`
  ${inputStyle}
  display: flex;
  align-items: stretch;
  padding: 0;
  overflow: clip;
  overflow-clip-margin: 6px;

  &:has(input:focus-visible) { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  /* With large text on a phone the figure has a line of its own. */
  @media ${largeText} {
    flex-wrap: wrap;
    & > input { flex-basis: 100%; }
    & > span { flex: 1; max-inline-size: none; }
  }
  &[data-readonly] { background: ${theme.color.sunken}; }
`;

/** The input inside such a box; the box draws its border and its focus ring. */
export const bareInputStyle = css`
  flex: 1;
  min-inline-size: 0;
  padding-inline: ${theme.size.controlPadding};
  padding-block: ${theme.space.half};
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font-family: ${theme.font.data};
  font-size: inherit;
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: inherit;
  text-align: start;

  &&:focus-visible, &&[data-focus-visible] { outline: none; }
  &::placeholder { color: ${theme.color.textMuted}; opacity: 1; }
  &[data-disabled] { cursor: not-allowed; }
`;

/** What stands beside the figure and is no part of what is typed. */
export const affixStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  max-inline-size: 45%;
  padding-inline: ${theme.size.controlPadding};
  padding-block: ${theme.space.half};
  color: ${theme.color.textMuted};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;
