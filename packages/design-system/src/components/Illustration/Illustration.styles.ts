import { css, keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

const rise = keyframes`from { opacity: 0; translate: 0 1.5rem; }`;

export const illustrationStyle = css`
  display: block;
  inline-size: 16rem;
  max-inline-size: 100%;
  &[data-size='sm'] { inline-size: 10rem; }
  &[data-size='lg'] { inline-size: 24rem; }
  &[data-size='full'] { inline-size: 100%; }
  & svg { inline-size: 100%; block-size: auto; }
  &[data-rising] .sun { animation: ${rise} 2.4s cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }

  /* A picture of its own light: by night it keeps the colors of the day, as a photograph would. */
  color-scheme: light;
  /* Colors come from the theme, so the same drawing is gray in the monochrome one. */
  .night { stop-color: ${theme.color.primary}; }
  .rose { stop-color: ${theme.color.action}; }
  .glow { stop-color: ${theme.color.accentDecoration}; }
  .light { stop-color: ${theme.color.accentHighlight}; }
  .ink { fill: ${theme.color.primaryPressed}; }
  .far { fill: ${theme.color.primaryHover}; }
  .near { fill: ${theme.color.primary}; }
  .sun { fill: ${theme.color.accentHighlight}; }
  .warm { fill: ${theme.color.tintOrange}; }
  .blush { fill: ${theme.color.tintPink}; }
  .paper { fill: ${theme.color.surface}; }
  .star { fill: ${theme.color.tintOrange}; }
  .line {
    fill: none;
    stroke: ${theme.color.tintOrange};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .frame {
    fill: none;
    stroke: ${theme.color.primaryPressed};
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-theme='admin'] & .rose { stop-color: ${theme.color.textMuted}; }
`;
