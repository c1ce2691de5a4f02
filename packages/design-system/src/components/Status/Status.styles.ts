import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const statusStyle = css`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space.half};
  max-inline-size: 100%;
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.size.controlText};
  font-weight: 500;
  line-height: 1.4;

  & > svg { flex: none; inline-size: 1.125em; block-size: 1.125em; margin-block-start: 0.1375em; stroke-width: 2.25; }
  /* Not anywhere: by that a column of a table could shrink to one letter. */
  & > span { min-inline-size: 0; overflow-wrap: break-word; }
  & [data-part='detail'] {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
    font-weight: 400;
  }
  &[data-size='small'] { font-size: ${theme.text.xs}; }

  /* Each tone has its own shape and its own weight, so that it is told apart in black and white as well. */
  &:is([data-tone='draft'], [data-tone='due'], [data-tone='ended'], [data-tone='waiting']) > svg {
    color: ${theme.color.textMuted};
  }
  &:is([data-tone='draft'], [data-tone='ended']) { color: ${theme.color.textMuted}; }
  /* What asks for nothing has no mark, which could be taken for a choice that is not made. */
  &[data-tone='neutral'] {
    padding-inline: ${theme.space.x1};
    border-radius: ${theme.radius.full};
    background: ${theme.color.sunken};
  }
  [data-theme='admin'] &[data-tone='neutral'] { border-radius: ${theme.radius.sm}; }
  &[data-tone='active'] > svg { color: ${theme.color.info}; }
  &[data-tone='active'] > svg > circle:last-child { fill: currentcolor; }
  &[data-tone='success'] > svg { fill: ${theme.color.success}; color: ${theme.color.surface}; stroke-width: 2.5; }
  &[data-tone='warning'] { font-weight: 700; }
  &[data-tone='warning'] > svg { color: ${theme.color.warning}; }
  &[data-tone='danger'] { color: ${theme.color.dangerText}; font-weight: 700; }
  &[data-tone='danger'] > svg { fill: ${theme.color.danger}; color: ${theme.color.surface}; stroke-width: 2.5; }

  /* The reader's own colors: drawn in lines, since a filled mark would lose what is drawn into it. */
  @media (forced-colors: active) { &[data-tone] > svg { fill: none; color: CanvasText; } }
`;
