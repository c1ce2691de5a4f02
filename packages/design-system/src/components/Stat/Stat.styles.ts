import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const statStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  min-inline-size: 0;
  & > [data-part='label'] { color: ${theme.color.textMuted}; font-family: ${theme.font.control}; font-size: ${theme.text.xs}; font-weight: 600; }
  & > [data-part='value'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space.half};
    font-family: ${theme.font.display};
    font-size: ${theme.text.h2};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  & [data-part='unit'] { color: ${theme.color.textMuted}; font-family: ${theme.font.control}; font-size: ${theme.text.sm}; font-weight: 500; }
  & > [data-part='comparison'] { display: flex; align-items: center; gap: ${theme.space.half}; font-family: ${theme.font.control}; font-size: ${theme.text.xs}; color: ${theme.color.text}; }
  & svg { inline-size: 1.125em; block-size: 1.125em; flex: none; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;
