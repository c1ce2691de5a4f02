import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${theme.size.controlHeight};
  block-size: ${theme.size.controlHeight};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.text};
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }

  &[data-size='small'] {
    inline-size: max(1.5rem, calc(${theme.size.controlHeight} - 0.5rem));
    block-size: max(1.5rem, calc(${theme.size.controlHeight} - 0.5rem));
  }
  &[data-size='small'] > svg { inline-size: 1.125rem; block-size: 1.125rem; }

  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-pressed] { background: ${theme.color.sunken}; }
  &[data-variant='secondary'] { border-color: ${theme.color.controlBorder}; background-color: ${theme.color.surface}; }
  &[data-variant='secondary'][data-hovered] { background-color: ${theme.color.tintNavy}; }
  &[data-variant='danger'] { color: ${theme.color.dangerText}; }
  &[data-variant='danger'][data-hovered] { background: ${theme.color.dangerTint}; }
  &[data-selected] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; }
  &[data-disabled] { opacity: 0.55; cursor: not-allowed; }

  /* Where colors are the reader's own, the frame says that it is a button and the highlight that it is pressed in. */
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] { opacity: 1; border-color: GrayText; color: GrayText; }
  }
  @media (pointer: coarse) { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
`;
