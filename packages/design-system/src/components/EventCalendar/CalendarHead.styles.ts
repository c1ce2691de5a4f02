import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x1} ${theme.space.x2};
  margin-block-end: ${theme.space.x2};
`;

export const titleStyle = css`
  min-inline-size: 0;
  & > p {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    line-height: 1.4;
  }
`;

export const turnsStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.half};
  margin-inline-start: auto;

  & > button { min-inline-size: ${theme.size.controlHeight}; padding-inline: ${theme.space.x1}; }
  & > [data-variant='secondary'] { padding-inline: ${theme.size.controlPadding}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
  /* On a phone a row of its own: back and onward under the two thumbs, today between. */
  @media ${below.sm} { flex: 1 0 100%; justify-content: space-between; }
`;
