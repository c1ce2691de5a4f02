import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const avatarStyle = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  /* As large as the text asks for, and never more of a narrow window than at the usual size. */
  inline-size: min(2.75rem, 13.75vw);
  block-size: min(2.75rem, 13.75vw);
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: min(${theme.text.sm}, 4.7vw);
  font-weight: 700;
  line-height: 1;
  user-select: none;

  &[data-size='sm'] { inline-size: min(2rem, 10vw); block-size: min(2rem, 10vw); font-size: min(${theme.text.xs}, 4.1vw); }
  &[data-size='lg'] { inline-size: min(4rem, 20vw); block-size: min(4rem, 20vw); font-size: min(${theme.text.lg}, 6vw); }
  &[data-size='xl'] { inline-size: min(6rem, 30vw); block-size: min(6rem, 30vw); font-size: min(${theme.text.h3}, 9vw); }
  [data-density='compact'] &[data-size='md'] { inline-size: 2.25rem; block-size: 2.25rem; }
  [data-density='compact'] &[data-size='sm'] { inline-size: 1.5rem; block-size: 1.5rem; font-size: 0.6875rem; }

  &[data-tint='1'] { background: ${theme.color.tintPink}; }
  &[data-tint='2'] { background: color-mix(in srgb, ${theme.color.accentHighlight} 55%, ${theme.color.surface}); }
  &[data-tint='3'] { background: ${theme.color.successTint}; }
  &[data-tint='4'] { background: ${theme.color.infoTint}; }
  &[data-tint='5'] { background: ${theme.color.warningTint}; }

  & > img { inline-size: 100%; block-size: 100%; border-radius: inherit; object-fit: cover; }

  @media (forced-colors: active) { outline: 1px solid CanvasText; outline-offset: -1px; }
`;

export const kindStyle = css`
  position: absolute;
  inset-block-end: -0.125rem;
  inset-inline-end: -0.125rem;
  display: grid;
  place-items: center;
  inline-size: 38%;
  block-size: 38%;
  min-inline-size: 1.125rem;
  min-block-size: 1.125rem;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  color: ${theme.color.primary};
  & > svg { inline-size: 68%; block-size: 68%; }
`;
