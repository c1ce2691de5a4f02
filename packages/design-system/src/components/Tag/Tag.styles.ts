import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const tagStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  max-inline-size: 100%;
  min-block-size: calc(${theme.size.controlHeight} - 0.5rem);
  padding-inline: ${theme.space.x1h};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.3;
  cursor: default;
  [data-theme='admin'] & {
    border-radius: ${theme.radius.sm};
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.surface};
  }

  & > svg { flex: none; inline-size: 1.125em; block-size: 1.125em; }
  & > bdi { min-inline-size: 0; padding-block: 0.125rem; overflow-wrap: anywhere; }
  &[data-disabled] { color: ${theme.color.textMuted}; }
  &[data-allows-removing] { padding-inline-end: 0.25rem; }
`;

export const removeStyle = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.full};
  background: transparent;
  color: inherit;
  cursor: pointer;
  &[data-hovered] { background: ${theme.color.surface}; }
  [data-theme='admin'] &[data-hovered] { background: ${theme.color.tintNavy}; }
  & > svg { inline-size: 1rem; block-size: 1rem; }
  @media (pointer: coarse) { inline-size: 2.25rem; block-size: 2.25rem; }
`;

export const groupStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.half};
  min-inline-size: 0;
  & > [data-part='label'] {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.control};
    font-size: ${theme.text.xs};
    font-weight: 600;
  }
`;

export const listStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1};
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  &[data-empty] { min-block-size: calc(${theme.size.controlHeight} - 0.5rem); align-items: center; }
`;
