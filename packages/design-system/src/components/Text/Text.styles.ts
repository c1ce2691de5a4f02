import { css } from 'styled-components';
import { readingMeasure } from '../../tokens/measure.ts';
import { theme } from '../../themes/theme.ts';

export const textStyle = css`
  overflow-wrap: break-word;
  /* No last word alone in a line. */
  text-wrap: pretty;
  &[data-size='xs'] { font-size: ${theme.text.xs}; line-height: 1.45; }
  &[data-size='sm'] { font-size: ${theme.text.sm}; line-height: 1.5; }
  &[data-size='md'] { font-size: ${theme.text.md}; line-height: 1.6; }
  &[data-size='lg'] { font-size: ${theme.text.lg}; line-height: 1.5; }

  &[data-tone='default'] { color: ${theme.color.text}; }
  &[data-tone='muted'] { color: ${theme.color.textMuted}; }
  &[data-tone='accent'] { color: ${theme.color.accentText}; }
  &[data-tone='action'] { color: ${theme.color.actionText}; }
  &[data-tone='success'] { color: ${theme.color.successText}; }
  &[data-tone='warning'] { color: ${theme.color.warningText}; }
  &[data-tone='danger'] { color: ${theme.color.dangerText}; }

  &[data-font='reading'] { font-family: ${theme.font.reading}; }
  &[data-font='control'] { font-family: ${theme.font.control}; }
  &[data-font='data'] { font-family: ${theme.font.data}; font-variant-numeric: tabular-nums; }
  &[data-font='code'] { font-family: ${theme.font.code}; font-variant-numeric: tabular-nums; }

  &[data-weight='regular'] { font-weight: 400; }
  &[data-weight='strong'] { font-weight: 600; }

  &[data-measure] { max-inline-size: ${readingMeasure}; }
  &[data-truncate] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-inline-size: 0;
  }
`;

/* A frame whose pages are worked in and not read sets its titles smaller by --page-title, --section-title and
   --group-title. */
export const headingStyle = css`
  font-family: ${theme.font.display};
  font-weight: 600;
  color: inherit;
  overflow-wrap: break-word;

  &[data-size='h1'] { font-size: ${theme.text.h1}; line-height: 1.1; letter-spacing: -0.02em; }
  &[data-size='h2'] { font-size: ${theme.text.h2}; line-height: 1.15; letter-spacing: -0.015em; }
  &[data-size='h3'] { font-size: var(--page-title, ${theme.text.h3}); line-height: 1.2; letter-spacing: -0.01em; }
  &[data-size='xl'] { font-size: var(--section-title, ${theme.text.xl}); line-height: 1.25; }
  &[data-size='lg'] { font-size: var(--group-title, ${theme.text.lg}); line-height: 1.3; }
  &[data-size='md'] { font-size: ${theme.text.md}; line-height: 1.35; }
  &[data-size='sm'] { font-size: ${theme.text.sm}; line-height: 1.4; }

  /* Arabic joins its letters; tightening would break them apart. */
  [dir='rtl'] & { letter-spacing: 0; }
`;
