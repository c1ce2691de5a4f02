import { css, keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

const turn = keyframes`to { rotate: 1turn; }`;

/**
 * Shared by buttons and by links that look like buttons; variants are data attributes, so no style is computed per
 * render.
 */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.x1};
  min-block-size: ${theme.size.controlHeight};
  padding-inline: ${theme.size.controlPadding};
  padding-block: ${theme.space.half};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ${theme.motion.easing};

  &[data-variant='primary'] { background: ${theme.color.primary}; color: ${theme.color.textOnPrimary}; }
  &[data-variant='primary']:hover { background: ${theme.color.primaryHover}; }
  &[data-variant='primary']:active, &[data-variant='primary'][data-pressed] {
    background: ${theme.color.primaryPressed};
  }

  &[data-variant='action'] { background: ${theme.color.action}; color: ${theme.color.textOnAction}; }
  &[data-variant='action']:hover { background: ${theme.color.actionHover}; }
  &[data-variant='action']:active, &[data-variant='action'][data-pressed] { background: ${theme.color.actionPressed}; }

  &[data-variant='secondary'] {
    background: ${theme.color.surface};
    border-color: ${theme.color.controlBorder};
    color: ${theme.color.text};
  }
  &[data-variant='secondary']:hover { background: ${theme.color.tintNavy}; }

  &[data-variant='quiet'] { background: transparent; color: ${theme.color.text}; }
  &[data-variant='quiet']:hover { background: ${theme.color.tintNavy}; }

  /* Solid only where it is confirmed, in the foot of a dialog: a page's heaviest color is not for its rarest act. */
  &[data-variant='danger'] {
    background: ${theme.color.surface};
    border-color: ${theme.color.controlBorder};
    color: ${theme.color.dangerText};
  }
  &[data-variant='danger']:hover { background: ${theme.color.dangerTint}; }

  &[data-size='small'] {
    min-block-size: calc(${theme.size.controlHeight} - 0.5rem);
    padding-inline: ${theme.space.x1h};
    font-size: ${theme.text.xs};
  }
  &[data-width='full'] { inline-size: 100%; }
  &[data-flush] { margin-inline-start: calc(-1 * ${theme.size.controlPadding}); }
  &[data-flush][data-size='small'] { margin-inline-start: calc(-1 * ${theme.space.x1h}); }
  /* A thumb’s width, in every theme and density. */
  @media (pointer: coarse) { &, &[data-size='small'] { min-inline-size: 2.75rem; min-block-size: 2.75rem; } }

  &:is([data-disabled], :disabled) { opacity: 0.55; cursor: not-allowed; }
  &[data-waiting] { cursor: progress; }
  &[data-waiting]::before {
    content: '';
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid currentColor;
    border-block-start-color: transparent;
    border-radius: ${theme.radius.full};
    animation: ${turn} 0.9s linear infinite;
  }
  & > svg { inline-size: 1.15em; block-size: 1.15em; flex: none; }

  /* Without colors of our own, a filled button stays the heavier one. */
  @media (forced-colors: active) {
    &:is([data-variant='primary'], [data-variant='action']) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
      outline-color: Highlight;
    }
    &:is([data-disabled], :disabled) {
      forced-color-adjust: auto;
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
      opacity: 1;
    }
  }
`;
