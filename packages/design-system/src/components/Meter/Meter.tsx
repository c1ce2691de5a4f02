import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { theme } from '../../themes/theme.ts';
import { barStyle } from '../Progress/bar.styles.ts';
import { useProgressText } from '../Progress/messages/index.ts';
import { shareOf } from '../Progress/share.ts';
import { levelAt } from './level-at.ts';
import type { MeterLevel } from './level-at.ts';

export interface MeterProps {
  /** What is measured: 'Storage', 'Sessions of this plan'. */
  label: string;
  /** The figure. */
  value: number;
  /**
   * The figure at which it is full.
   * @default 100
   */
  limit?: number;
  /** Where a figure begins to mean something, in words; without them the figure speaks for itself. */
  levels?: readonly MeterLevel[];
  /** Writes a figure with its unit: `(n) => '3 GB'`; otherwise it is written plainly in the reader’s language. */
  format?: (value: number) => string;
}

const Root = styled(AriaMeter)`
  ${barStyle}
  & > [data-part='words'] > svg {
    display: inline-block;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: ${theme.space.half};
    vertical-align: -0.1em;
  }
  &[data-tone='warning'] > [data-part='words'] { color: ${theme.color.warningText}; font-weight: 600; }
  &[data-tone='danger'] > [data-part='words'] { color: ${theme.color.dangerText}; font-weight: 700; }
  &[data-tone='warning'] [data-part='fill'] { background: ${theme.color.warning}; }
  &[data-tone='danger'] [data-part='fill'] { background: ${theme.color.danger}; }
  @media (forced-colors: active) { &[data-tone] [data-part='fill'] { background: Highlight; } }
`;

const MARKS = { calm: null, warning: <TriangleAlert aria-hidden />, danger: <OctagonAlert aria-hidden /> } as const;

/** How full something is that does not end by itself. What the figure means is said in words, never by color alone. */
export function Meter({ label, value, limit = 100, levels = [], format }: MeterProps) {
  const t = useProgressText();
  const { locale } = useLocale();
  const write = format ?? ((figure: number) => new Intl.NumberFormat(locale).format(figure));
  const known = Number.isFinite(value) ? value : 0;
  const share = shareOf(known, limit) ?? 0;
  const level = levelAt(known, levels);
  const tone = level?.tone ?? 'calm';
  const measured = t('measured', { value: write(known), limit: write(limit) });
  const said = level ? t('measuredLevel', { measured, level: level.label }) : measured;
  return (
    <Root value={share * 100} valueLabel={said} data-tone={tone}>
      <Label data-part="label">{label}</Label>
      <span data-part="words">
        {MARKS[tone]}
        {said}
      </span>
      <span data-part="track">
        <span data-part="fill" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </Root>
  );
}
