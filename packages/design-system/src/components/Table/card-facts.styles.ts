import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { largeText } from '../../tokens/breakpoints.ts';

/** What a row says as a card on a phone: each column's head beside its value. */
export const cardFactsStyle = css`
  & dl {
    display: flex;
    flex-direction: column;
    gap: ${theme.space.half};
    font-family: ${theme.font.data};
    font-size: ${theme.text.sm};
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
    column-gap: ${theme.space.x1};
    align-items: baseline;
  }
  @media ${largeText} {
    & dl > div { grid-template-columns: minmax(0, 1fr); }
  }
  & dt { color: ${theme.color.textMuted}; font-family: ${theme.font.control}; font-size: ${theme.text.xs}; }
  & dd { overflow-wrap: anywhere; }
`;
