import { css, keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

const breathe = keyframes`from { opacity: 1; } to { opacity: 0.55; }`;

export const skeletonStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  min-inline-size: 0;
`;

/* As slow as a breath: it shows that something is alive, and never blinks. */
export const blockStyle = css`
  display: block;
  background: ${theme.color.hairline};
  border-radius: ${theme.radius.sm};
  animation: ${breathe} 1.8s ease-in-out infinite alternate;

  &[data-shape='text'] { block-size: 0.875rem; }
  &[data-shape='text'][data-last] { inline-size: 62%; }
  &[data-shape='heading'] { block-size: 1.5rem; inline-size: min(60%, 20rem); }
  &[data-shape='block'] { border-radius: ${theme.radius.lg}; block-size: 8rem; }
  &[data-shape='block'][data-size='sm'] { block-size: 4rem; }
  &[data-shape='block'][data-size='lg'] { block-size: 16rem; }
  &[data-shape='avatar'] { inline-size: 2.75rem; block-size: 2.75rem; border-radius: ${theme.radius.full}; }
  &[data-shape='button'] {
    inline-size: 9rem;
    block-size: ${theme.size.controlHeight};
    border-radius: ${theme.radius.md};
  }
  /* As tall as a field with its label, so that nothing below moves when that comes. */
  &[data-shape='field'] {
    position: relative;
    margin-block-start: calc(1.35 * ${theme.size.controlText} + ${theme.space.half});
    block-size: ${theme.size.controlHeight};
    border-radius: ${theme.radius.md};
  }
  &[data-shape='field']::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + ${theme.space.half});
    inline-size: min(40%, 8rem);
    block-size: 0.875rem;
    border-radius: ${theme.radius.sm};
    background: inherit;
  }
  /* A placeholder is no line: it stays quiet where lines are as strong as controls. */
  @media (prefers-contrast: more) { background: ${theme.color.tintNavy}; }
  @media (forced-colors: active) { border: 1px solid GrayText; }
`;
