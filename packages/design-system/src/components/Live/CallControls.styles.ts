import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { below } from '../../tokens/breakpoints.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const barStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  justify-content: center;
  gap: ${theme.space.x1};
  font-family: ${theme.font.control};

  /* What is folded stands in a row above the bar once it is asked for, after everything else. */
  &[data-folds='closed'] { flex-wrap: nowrap; }
  &[data-folds='open'] { flex-wrap: wrap-reverse; }
  &[data-folds='closed'] > [data-fold='always'] { display: none; }
  &[data-folds='open'] > [data-fold='always'] {
    order: 2;
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
  &[data-folds='open'] > [data-fold='always'][data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-folds='open']::after { content: ''; order: 1; flex: 0 0 100%; }
  @media ${below.md} {
    &[data-folds] { gap: ${theme.space.half}; }
    &[data-folds='closed'] > [data-fold] { display: none; }
    &[data-folds='open'] > [data-fold] { order: 2; }
  }
`;

/* A switch and the small button of what else there is to choose about it. */
export const pairStyle = css`
  display: flex;
  align-items: stretch;
  min-inline-size: 0;
  @media ${below.md} { flex: 1 1 0; }

  & > [aria-pressed] { border-start-end-radius: 0; border-end-end-radius: 0; }
  & > [data-part='menu'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 1.75rem;
    padding: 0;
    border: 1px solid ${theme.color.controlBorder};
    border-inline-start: 0;
    border-start-end-radius: ${theme.radius.lg};
    border-end-end-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    cursor: pointer;
    & > svg { inline-size: 1rem; block-size: 1rem; }
    &[data-hovered], &[aria-expanded='true'] { background: ${theme.color.tintNavy}; }
    @media ${below.sm} { inline-size: 1.5rem; }
    /* On the smallest phones the switches need the room; what opens here is behind "more" there. */
    @media (max-width: 23.74em) { display: none; }
  }
  @media (max-width: 23.74em) { & > [aria-pressed] { border-radius: ${theme.radius.lg}; } }
`;

/* Primary things on a phone: never smaller than a thumb, whatever the density. */
export const controlStyle = css`
  display: grid;
  grid-template-rows: auto auto;
  place-items: center;
  align-content: center;
  gap: 0.25rem;
  flex: 0 1 6rem;
  min-block-size: 4rem;
  padding: ${theme.space.x1} ${theme.space.half};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  & > svg { inline-size: 1.5rem; block-size: 1.5rem; }
  &[data-word]::after { content: attr(data-word); color: ${theme.color.textMuted}; font-weight: 500; }
  &[data-hovered] { background: ${theme.color.tintNavy}; }
  &[data-selected] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.textOnPrimary};
  }
  &[data-selected]::after { color: inherit; }
  &[data-selected][data-hovered] { background: ${theme.color.primaryHover}; }
  &[data-disabled] { opacity: 0.55; cursor: not-allowed; }
  &[data-leave] {
    border-color: ${theme.color.danger};
    background: ${theme.color.danger};
    color: ${theme.color.textOnPrimary};
  }
  &[data-leave][data-hovered] { background: ${theme.color.dangerHover}; }
  @media ${below.sm} { flex: 1 1 4.5rem; }
  /* In the one row of a room: as high as a thumb, and signs alone where words do not fit. */
  [data-folds] > &, [data-folds] > [data-part='pair'] > &, &[data-lone] {
    position: relative;
    min-inline-size: 2.75rem;
    padding-inline: 0.125rem;
    flex: 0 1 auto;
    inline-size: 6rem;
    @media ${below.md} { flex: 1 1 0; inline-size: auto; }
    @media (max-width: 29.99em), (max-height: 30em) {
      min-block-size: 3rem;
      & > span { ${visuallyHidden} }
      &::after { content: none; }
    }
  }
  & > [data-part='count'] {
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-end: 0.125rem;
    min-inline-size: 1.25rem;
    border-radius: ${theme.radius.full};
    background: ${theme.color.primary};
    color: ${theme.color.textOnPrimary};
    line-height: 1.25rem;
  }
  @media (forced-colors: active) { &[data-selected] { outline: 3px solid Highlight; outline-offset: -4px; } }
`;
