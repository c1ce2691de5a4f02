import { css } from 'styled-components';
import { theme } from '../../themes/theme.ts';

export const badgeStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  max-inline-size: 100%;
  padding-inline: ${theme.space.x1};
  padding-block: 0.125rem;
  border: 1px solid transparent;
  border-radius: ${theme.radius.full};
  font-family: ${theme.font.control};
  font-size: ${theme.text.xs};
  font-weight: 600;
  line-height: 1.4;
  background: ${theme.color.sunken};
  color: ${theme.color.text};
  & > svg { inline-size: 1.1em; block-size: 1.1em; flex: none; stroke-width: 2.25; }
  & > span { min-inline-size: 0; overflow-wrap: break-word; }

  &[data-tone='success'] { background: ${theme.color.successTint}; color: ${theme.color.successText}; }
  &[data-tone='warning'] { background: ${theme.color.warningTint}; color: ${theme.color.warningText}; }
  &[data-tone='danger'] { background: ${theme.color.dangerTint}; color: ${theme.color.dangerText}; }
  &[data-tone='info'] { background: ${theme.color.infoTint}; color: ${theme.color.infoText}; }
  &[data-tone='accent'] { background: ${theme.color.tintPink}; color: ${theme.color.text}; }

  /* Without hue, fill and weight tell the tones apart beside their marks and words. */
  [data-theme='admin'] & { border-radius: ${theme.radius.sm}; }
  [data-theme='admin'] &[data-tone='neutral'] {
    background: transparent;
    border-color: ${theme.color.hairline};
    font-weight: 500;
  }
  [data-theme='admin'] &[data-tone='success'] { background: transparent; border-color: ${theme.color.controlBorder}; }
  [data-theme='admin'] &[data-tone='warning'] {
    background: ${theme.color.accentHighlight};
    border-color: ${theme.color.controlBorder};
  }
  [data-theme='admin'] &[data-tone='danger'] { background: ${theme.color.danger}; color: ${theme.color.textOnPrimary}; }
`;
