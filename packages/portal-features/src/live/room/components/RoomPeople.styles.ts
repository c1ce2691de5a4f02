import { theme } from '@sakina/design-system';
import { css } from 'styled-components';

export const tilesStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
  &:focus { outline: none; }
`;

export const tileStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1} ${theme.space.x1h};
  min-inline-size: 0;
  padding: ${theme.space.x1h};
  border: 1px solid transparent;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  & strong {
    font-family: ${theme.font.control};
    font-size: ${theme.text.sm};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex: 1 1 10rem;
    flex-direction: column;
    gap: 0.125rem;
    align-items: flex-start;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  &:not([data-presence='PRESENT']) { background: transparent; border: 1px dashed ${theme.color.controlBorder}; }
`;
