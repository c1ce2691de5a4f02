import styled from 'styled-components';
import { theme, up } from '@sakina/design-system';

const Frame = styled.div`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.lg};
  overflow: hidden;
  & > svg { inline-size: 100%; block-size: 100%; }
  /* A picture of its own light: by night it keeps the colours of the day. */
  color-scheme: light;

  .night { stop-color: ${theme.color.primaryPressed}; }
  .blue { stop-color: ${theme.color.primaryHover}; }
  .rose { stop-color: ${theme.color.action}; }
  .glow { stop-color: ${theme.color.accentDecoration}; }
  .light { stop-color: ${theme.color.accentHighlight}; }
  .halo { stop-color: ${theme.color.tintOrange}; }
  .sun { fill: ${theme.color.tintOrange}; }
  .star { fill: ${theme.color.tintOrange}; }
  .mist { fill: ${theme.color.tintPink}; }
  .far { fill: ${theme.color.actionHover}; }
  .mid { fill: ${theme.color.primaryHover}; }
  .near { fill: ${theme.color.primary}; }
  .ink { fill: ${theme.color.primaryPressed}; }
  .lamp { fill: ${theme.color.accentHighlight}; }
  .way { stroke: ${theme.color.accentHighlight}; }

  @media ${up.sm} { aspect-ratio: 16 / 9; }
  /* An arch, like a window. */
  @media ${up.md} {
    aspect-ratio: auto;
    block-size: 34rem;
    border-radius: 14rem 14rem ${theme.radius.lg} ${theme.radius.lg};
  }
`;

const STARS = [
  [96, 150, 2],
  [150, 92, 1.6],
  [214, 176, 1.4],
  [262, 70, 2.2],
  [330, 128, 1.6],
  [392, 84, 1.4],
  [420, 190, 2],
  [300, 212, 1.2],
  [64, 236, 1.4],
  [178, 258, 1.2],
  [450, 262, 1.4],
] as const;

/** The landing page's illustration: dawn over hills, with a lit house. */
export function DawnWindow() {
  return (
    <Frame aria-hidden>
      <svg viewBox="0 0 520 680" preserveAspectRatio="xMidYMax slice">
        <defs>
          <linearGradient id="landing-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="night" />
            <stop offset="0.3" className="blue" />
            <stop offset="0.56" className="rose" />
            <stop offset="0.7" className="glow" />
            <stop offset="0.8" className="light" />
          </linearGradient>
          <radialGradient id="landing-halo">
            <stop offset="0" className="halo" stopOpacity="0.9" />
            <stop offset="0.4" className="light" stopOpacity="0.45" />
            <stop offset="1" className="glow" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="520" height="680" fill="url(#landing-sky)" />
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} className="star" opacity="0.8" />
        ))}
        <circle cx="316" cy="462" r="190" fill="url(#landing-halo)" />
        <circle cx="316" cy="462" r="54" className="sun" />
        <path d="M0 486c60-34 118-40 184-14 58 22 92 12 148-12 66-28 126-18 188 10v210H0Z" className="far" />
        <path d="M0 520c84-8 128-40 214-26 92 14 150 46 306 6v180H0Z" className="mist" opacity="0.4" />
        <path d="M0 544c70-40 150-48 232-16 88 34 176 34 288-8v160H0Z" className="mid" />
        <path d="M0 600c98-34 190-38 288-12 86 22 158 14 232-14v106H0Z" className="near" />
        <path d="M96 567v-26l20-17 20 17v22Z" className="ink" />
        <path d="M110 546h12v12h-12Z" className="lamp" />
        <path
          d="M122 566c14 26 70 18 92 36s-28 34-10 78"
          className="way"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="2 12"
          opacity="0.85"
        />
        <path d="M0 646c120-30 236-26 348-8 70 10 122 6 172-8v50H0Z" className="ink" />
      </svg>
    </Frame>
  );
}
