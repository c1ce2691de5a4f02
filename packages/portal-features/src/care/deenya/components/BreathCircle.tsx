import { theme } from '@sakina/design-system';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { BreathMoment } from '../model/breath.ts';

/* Grows with the breath in and shrinks with the breath out, each as long as its part lasts. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  inline-size: 11rem;
  block-size: 11rem;

  & > span {
    inline-size: 100%;
    block-size: 100%;
    border: 0.25rem solid ${theme.color.accentDecoration};
    border-radius: ${theme.radius.full};
    background: ${theme.color.tintOrange};
    transform: scale(0.55);
    transition: transform calc(var(--seconds) * 1s) ease-in-out;
  }
  &[data-part='in'] > span, &[data-part='hold'] > span { transform: scale(1); }

  /* Jumping between two sizes would be worse than none. */
  @media (prefers-reduced-motion: reduce) { display: none; }
  [data-motion='reduced'] & { display: none; }
`;

/** The breath as a circle: decoration beside the words, which carry it. */
export function BreathCircle({ moment }: { moment: BreathMoment | null }) {
  const length: CSSProperties & Record<'--seconds', number> = { '--seconds': moment?.seconds ?? 1 };
  return (
    <Ground aria-hidden data-part={moment?.part ?? 'rest'} style={length}>
      <span />
    </Ground>
  );
}
