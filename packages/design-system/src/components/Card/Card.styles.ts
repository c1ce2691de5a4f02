import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';
import { largeText } from '../../tokens/breakpoints.ts';

export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
  background: var(--ground);
  color: ${theme.color.text};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.low};

  /* A bar of actions inside reaches to the card's edges, on its ground. */
  --ground: ${theme.color.surface};
  --to-edge: 0rem;
  &[data-padding='small'] { padding: ${theme.space.x2}; --to-edge: ${theme.space.x2}; }
  &[data-padding='medium'] { padding: ${theme.size.cardPadding}; --to-edge: ${theme.size.cardPadding}; }
  @media ${largeText} {
    &:is([data-padding='small'], [data-padding='medium']) {
      padding: ${theme.space.x2};
      --to-edge: ${theme.space.x2};
    }
  }

  &[data-tone='tint'] { --ground: ${theme.color.tintNavy}; border-color: transparent; box-shadow: none; }
  &[data-tone='warm'] { --ground: ${theme.color.tintOrange}; border-color: transparent; box-shadow: none; }
  &[data-tone='danger'] {
    --ground: ${theme.color.dangerTint};
    border-color: transparent;
    border-inline-start: 0.25rem solid ${theme.color.danger};
    box-shadow: none;
  }

  /* First light along the upper edge; a line, so that no text ever stands on the gradient. */
  &[data-tone='dawn-edge'] { overflow: hidden; }
  &[data-tone='dawn-edge']::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    block-size: 0.25rem;
    background: linear-gradient(to right, ${theme.color.primary}, ${theme.color.action} 55%, ${theme.color.accentDecoration});
  }
  [dir='rtl'] &[data-tone='dawn-edge']::before { transform: scaleX(-1); }

  &[data-interactive] {
    transition: box-shadow ${theme.motion.fast} ${theme.motion.easing}, border-color ${theme.motion.fast} ${theme.motion.easing};
  }
  &[data-interactive]:hover { box-shadow: ${theme.shadow.mid}; border-color: ${theme.color.controlBorder}; }
`;
