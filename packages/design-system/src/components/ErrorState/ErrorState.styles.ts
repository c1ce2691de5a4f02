import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const errorStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space.x2};
  padding-block: ${theme.size.sectionGap};
  padding-inline: ${theme.space.x2};
  text-align: center;
  & > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    padding: ${theme.space.x1h};
    border-radius: ${theme.radius.full};
    background: ${theme.color.dangerTint};
    color: ${theme.color.dangerText};
    stroke-width: 1.75;
  }
`;

export const wordsStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  max-inline-size: 52ch;
  color: ${theme.color.textMuted};
  overflow-wrap: break-word;
  & > h1, & > h2, & > h3, & > h4 { color: ${theme.color.text}; }
`;

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.x1};
`;
