import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const timelineStyle = css`
  display: flex;
  flex-direction: column;
  font-size: ${theme.text.sm};
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    column-gap: ${theme.space.x1h};
    padding-block-end: ${theme.space.x2};
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.75rem 0;
    inset-inline-start: 0.8125rem;
    inline-size: 2px;
    background: ${theme.color.hairline};
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.tintNavy};
    color: ${theme.color.primary};
  }
  & [data-part='mark']:empty::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${theme.radius.full};
    background: currentcolor;
  }
  & [data-part='mark'] > svg { inline-size: 1rem; block-size: 1rem; }
  & [data-part='words'] {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  & strong { font-family: ${theme.font.control}; font-weight: 600; line-height: 1.75rem; }
  & time {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.data};
    font-size: ${theme.text.xs};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    & > li:not(:last-child)::before { background: CanvasText; }
    & [data-part='mark'] { border: 1px solid; }
    & [data-part='mark']:empty::before { background: CanvasText; }
  }
`;
