import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** The clickable row of a checkbox, radio button or switch: mark and words. */
export const choiceStyle = css`
  position: relative;
  display: flex;
  align-items: start;
  gap: ${theme.space.x1};
  /* A long list of choices may set them closer, where a mouse points. */
  padding-block: var(--choice-padding, calc((${theme.size.controlHeight} - 1.5rem) / 2));
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.5rem;
  cursor: pointer;

  &[data-focus-visible] { outline: none; }
  &[data-focus-visible] > [data-mark] { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  &[data-disabled] { color: ${theme.color.textMuted}; cursor: not-allowed; }
`;

/** The mark itself; `data-shape` says whether it is a box or a circle. */
export const markStyle = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin-block: 0.0625rem;
  border: 2px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface};
  color: ${theme.color.textOnPrimary};
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  &[data-shape='circle'] { border-radius: ${theme.radius.full}; }
  & > svg { inline-size: 1rem; block-size: 1rem; stroke-width: 3; }
  [data-hovered] > & { border-color: ${theme.color.text}; }
  [data-selected] > &, [data-indeterminate] > & {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
  }
  [data-invalid] > & { border-color: ${theme.color.danger}; }
  [data-disabled] > & {
    border-color: ${theme.color.hairline};
    background: ${theme.color.sunken};
    color: ${theme.color.textMuted};
  }
  @media (forced-colors: active) {
    [data-selected] > &, [data-indeterminate] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    [data-invalid] > & { border-style: double; border-width: 3px; }
    [data-disabled] > & { forced-color-adjust: auto; border-color: GrayText; background: Canvas; color: GrayText; }
  }
`;

/**
 * The options of a group below each other, with `data-layout='inline'` beside each other, or with `grid` in columns.
 */
export const choiceListStyle = css`
  display: grid;
  min-inline-size: 0;
  &[data-layout='inline'] { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x3}; }
  &[data-layout='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
    column-gap: ${theme.space.x2};
  }
`;
