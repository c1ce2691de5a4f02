import { css } from 'styled-components';
import { raisedGround } from '../../themes/raised.ts';
import { theme } from '../../themes/theme.ts';

/** The panel of menus, select lists and calendars that float above the page. */
export const popoverStyle = css`
  box-sizing: border-box;
  max-inline-size: calc(100vw - ${theme.space.x2});
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  ${raisedGround}
  box-shadow: ${theme.shadow.high};
  overflow: auto;
  transition: opacity ${theme.motion.fast} ${theme.motion.easing};

  &[data-entering], &[data-exiting] { opacity: 0; }
`;

/** One row of a menu or of a select list. */
export const optionStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  align-items: center;
  column-gap: ${theme.space.x1};
  min-block-size: ${theme.size.controlHeight};
  @media (pointer: coarse) { min-block-size: max(2.75rem, ${theme.size.controlHeight}); }
  padding: ${theme.space.half} ${theme.space.x1h};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;

  &[data-focused], &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-disabled] { color: ${theme.color.textMuted}; cursor: not-allowed; }
  @media (forced-colors: active) {
    &[data-focused], &[data-hovered] { outline: 2px solid Highlight; }
    &[data-disabled] { color: GrayText; }
  }
  & > svg { inline-size: 1.125rem; block-size: 1.125rem; }
  &[data-icon] { grid-template-columns: auto minmax(0, 1fr); }
  &[data-icon] > [data-part] { grid-column: 2; }
  & > [data-part] { overflow-wrap: anywhere; }
  & > [data-part='description'] { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; font-weight: 400; }
`;
