import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/** A link that is one of many in rows; for what is no Link itself, such as a link to another state of its screen. */
export const rowLinkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  min-block-size: 1.75rem;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 600;
  text-decoration-color: transparent;
  &:is(:hover, :focus-visible) { text-decoration-color: currentcolor; }
  [data-theme='admin'] & { text-decoration-color: currentcolor; }
  @media (pointer: coarse) {
    position: relative;
    min-block-size: 2.75rem;
    /* Where a row keeps its line lower, a finger has 44 px all the same. */
    &::after { content: ''; position: absolute; inset-inline: 0; inset-block: min(0px, (100% - 2.75rem) / 2); }
  }
`;
