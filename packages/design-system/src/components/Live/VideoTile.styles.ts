import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

/* A picture stands on the night in both themes, so its words keep their contrast whatever is behind. */
export const tileStyle = css`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  aspect-ratio: 16 / 9;
  min-inline-size: 0;
  margin: 0;
  /* Not hidden: a small tile with much to say may grow beyond its shape. */
  overflow: clip;
  border: 3px solid ${theme.color.nightHairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.nightSurface};
  color: ${theme.color.nightText};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  line-height: 1.3;
  transition: border-color ${theme.motion.base} ${theme.motion.easing};

  &[data-speaking] { border-color: ${theme.color.focusRingOnDark}; }
  &[data-quality='lost'] { border-style: dashed; border-color: ${theme.color.nightMuted}; }
  & > video { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  &[data-quality='lost'] > video { opacity: 0.4; }
  /* People know themselves from the mirror; writing held into the own picture reads right for the others. */
  & > video[data-mirrored] { transform: scaleX(-1); }
  @media (forced-colors: active) { border-color: CanvasText; &[data-speaking] { border-color: Highlight; } }
`;

export const middleStyle = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.half};
  padding: ${theme.space.x1h} ${theme.space.x2} 0;
  text-align: center;
  & > p { max-inline-size: 28ch; color: ${theme.color.nightMuted}; }
`;

export const footStyle = css`
  position: relative;
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  align-items: center;
  gap: ${theme.space.half};
  padding: ${theme.space.x1};

  & > figcaption, & > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.half};
    min-inline-size: 0;
    max-inline-size: 100%;
    padding: 0.125rem ${theme.space.x1};
    border: 1px solid ${theme.color.nightHairline};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.nightCanvas};
  }
  & bdi { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  & svg { flex: none; inline-size: 1rem; block-size: 1rem; }
  & > [data-part='speaking'] { color: ${theme.color.focusRingOnDark}; }
`;

export const actionsStyle = css`
  position: absolute;
  inset-block-start: ${theme.space.x1};
  inset-inline-end: ${theme.space.x1};
  display: flex;
  gap: ${theme.space.half};
`;
