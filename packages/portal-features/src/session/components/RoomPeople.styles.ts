import { theme, up } from '@sakina/design-system';
import { css } from 'styled-components';

export const tilesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space.x1h};
  margin: 0;
  padding: 0;
  list-style: none;
  &:focus { outline: none; }
  @media ${up.sm} { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: ${theme.space.x2}; }
`;

export const tileStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
  padding: ${theme.space.x3} ${theme.space.x1h};
  border: 1px solid transparent;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  text-align: center;
  & strong { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; line-height: 1.35; overflow-wrap: anywhere; }
  & > div { display: flex; flex-direction: column; gap: 0.125rem; min-inline-size: 0; max-inline-size: 100%; }
  &:not([data-presence='PRESENT']) { background: transparent; border: 1px dashed ${theme.color.controlBorder}; }
  @media ${up.md} { min-block-size: 18rem; }
`;
