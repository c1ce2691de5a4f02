import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const avatarStyle = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.tintNavy};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  font-weight: 700;
  line-height: 1;
  user-select: none;

  &[data-size='sm'] { inline-size: 2rem; block-size: 2rem; font-size: ${theme.text.xs}; }
  &[data-size='lg'] { inline-size: 4rem; block-size: 4rem; font-size: ${theme.text.lg}; }
  &[data-size='xl'] { inline-size: 6rem; block-size: 6rem; font-size: ${theme.text.h3}; }
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
