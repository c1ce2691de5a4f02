import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const bannerStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${theme.space.x1h};
  padding: ${theme.space.x2};
  border: 1px solid transparent;
  border-inline-start: 0.25rem solid ${theme.color.info};
  border-radius: ${theme.radius.md};
  background: ${theme.color.infoTint};
  color: ${theme.color.text};
  font-size: ${theme.text.sm};
  line-height: 1.5;

  & > svg { inline-size: 1.375rem; block-size: 1.375rem; margin-block-start: 0.0625rem; color: ${theme.color.info}; }

  &[data-tone='success'] { background: ${theme.color.successTint}; border-inline-start-color: ${theme.color.success}; }
  &[data-tone='success'] > svg { color: ${theme.color.success}; }
  &[data-tone='warning'] { background: ${theme.color.warningTint}; border-inline-start-color: ${theme.color.warning}; }
  &[data-tone='warning'] > svg { color: ${theme.color.warning}; }
  &[data-tone='danger'] { background: ${theme.color.dangerTint}; border-inline-start-color: ${theme.color.danger}; }
  &[data-tone='danger'] > svg { color: ${theme.color.danger}; }

  [data-theme='admin'] &[data-tone='warning'] { border-inline-start-width: 0.375rem; }
  [data-theme='admin'] &[data-tone='danger'] {
    border: 2px solid ${theme.color.danger};
    border-inline-start-width: 0.5rem;
  }
`;

export const wordsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.x1h} ${theme.space.x3};
  min-inline-size: 0;
  overflow-wrap: break-word;
  /* What follows stands at the end of the line where the news leaves it room, and below the news where not. */
  & > [data-part='news'] { display: grid; flex: 1 1 18rem; gap: ${theme.space.half}; min-inline-size: 0; }
  & > [data-part='news'] > strong { font-family: ${theme.font.control}; font-weight: 700; }
`;

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
`;

export const dismissStyle = css`
  display: grid;
  place-items: center;
  inline-size: ${theme.size.controlHeight};
  block-size: ${theme.size.controlHeight};
  margin-block: calc(-1 * ${theme.space.x1});
  margin-inline-end: calc(-1 * ${theme.space.x1});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover { background: ${theme.color.surface}; }
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; }
`;
