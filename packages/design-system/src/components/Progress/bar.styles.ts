import { css, keyframes } from 'styled-components';
import { theme } from '../../themes/theme.ts';

const glide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

/** Label and words over a bar; shared by progress and meter. */
export const barStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.half} ${theme.space.x2};
  min-inline-size: 0;
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  line-height: 1.4;

  & > [data-part='label'] { min-inline-size: 0; max-inline-size: 100%; font-weight: 600; overflow-wrap: anywhere; }
  & > [data-part='words'] {
    color: ${theme.color.textMuted};
    font-family: ${theme.font.data};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='track'] {
    position: relative;
    flex: 1 0 100%;
    block-size: 0.625rem;
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.full};
    background: ${theme.color.sunken};
    overflow: hidden;
  }
  & > [data-part='steps'] { display: flex; flex: 1 0 100%; gap: 0.25rem; }
  & > [data-part='steps'] > span {
    flex: 1;
    block-size: 0.625rem;
    border: 1px solid ${theme.color.controlBorder};
    border-radius: ${theme.radius.full};
    background: ${theme.color.sunken};
  }
  & [data-part='fill'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: ${theme.color.primary};
    transition: inline-size ${theme.motion.slow} ${theme.motion.easing};
  }
  & > [data-part='steps'] > [data-done] { border-color: ${theme.color.primary}; background: ${theme.color.primary}; }
  & [data-part='fill'][data-moving] { inline-size: 40%; animation: ${glide} 1.6s linear infinite; }
  /* Without motion a bar that stands still somewhere would be a lie about how far it is: it is drawn as a pattern
     instead. */
  @media (prefers-reduced-motion: reduce) {
    & [data-part='fill'][data-moving] {
      inset-inline: 0;
      inline-size: auto;
      animation: none;
      background: repeating-linear-gradient(-45deg, ${theme.color.primary} 0 0.375rem, transparent 0.375rem 0.75rem);
    }
  }
  [data-motion='reduced'] & [data-part='fill'][data-moving] {
    inset-inline: 0;
    inline-size: auto;
    animation: none;
    background: repeating-linear-gradient(-45deg, ${theme.color.primary} 0 0.375rem, transparent 0.375rem 0.75rem);
  }
  [data-density='compact'] & [data-part='track'], [data-density='compact'] & [data-part='steps'] > span {
    block-size: 0.5rem;
  }

  @media (forced-colors: active) {
    & [data-part='fill'], & > [data-part='steps'] > [data-done] { forced-color-adjust: none; background: Highlight; }
    & > [data-part='track'], & > [data-part='steps'] > span { border-color: CanvasText; }
  }
  /* Paper drops grounds and keeps borders. */
  @media print {
    & [data-part='fill'] { border-block-end: 0.625rem solid; }
    & > [data-part='steps'] > [data-done] { border-width: 0.3125rem; border-color: currentcolor; }
  }
`;
