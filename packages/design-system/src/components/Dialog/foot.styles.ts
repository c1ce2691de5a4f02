import { css } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { theme } from '../../themes/theme.ts';

/** The foot of every overlay: the way back first, the main act last, at the end of the line and lowest on a phone. */
export const footStyle = css`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.x1h};
  padding: ${theme.space.x2} var(--overlay-inset) calc(${theme.space.x2} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};

  && > [data-variant='danger'] {
    background: ${theme.color.danger};
    border-color: transparent;
    color: ${theme.color.textOnPrimary};
  }
  && > [data-variant='danger']:hover { background: ${theme.color.dangerHover}; }
  @media (forced-colors: active) {
    && > [data-variant='danger'] {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
  }

  /* The main button comes last in reading order and lowest on a phone, next to the thumb. */
  @media ${below.sm} {
    flex-direction: column;
    & > * { inline-size: 100%; }
  }
  @media (max-height: 30rem) {
    position: static;
    flex-direction: row;
    padding-block: ${theme.space.x1};
    & > * { inline-size: auto; }
  }
`;
