import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const densityStyle = css`
  display: inline-flex;
  flex-direction: column;
  gap: ${theme.space.half};
  max-inline-size: 100%;
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  & > label, & > span { font-weight: 600; }
  &[data-label='hidden'] > label, &[data-label='hidden'] > span { ${visuallyHidden} }
  & > [data-part='options'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-self: start;
    gap: 2px;
    padding: 2px;
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
`;

export const optionStyle = css`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.half};
  min-block-size: calc(${theme.size.controlHeight} - 6px);
  padding-inline: ${theme.space.x1h};
  border-radius: calc(${theme.radius.md} - 2px);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};
  & > svg { flex: none; inline-size: 1.125rem; block-size: 1.125rem; }
  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-selected] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; font-weight: 600; }
  @media (forced-colors: active) {
    &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;
