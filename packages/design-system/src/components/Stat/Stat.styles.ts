import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const statStyle = css`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  min-inline-size: 0;
  & > [data-part='label'] {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
  & > [data-part='value'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.half};
    font-family: ${theme.font.display};
    font-size: ${theme.text.xl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  &[data-size='large'] > [data-part='value'] { font-size: ${theme.text.h2}; line-height: 1.1; }
  &[data-zero] > [data-part='value'] { color: ${theme.color.textMuted}; }
  & [data-part='unit'] {
    flex-basis: 100%;
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 500;
    text-wrap: balance;
  }
  & > [data-part='comparison'] {
    display: flex;
    /* The arrow stands on the first line of its words. */
    align-items: flex-start;
    gap: ${theme.space.half};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    color: ${theme.color.text};
  }
  & svg { inline-size: 1.125em; block-size: 1lh; flex: none; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;
