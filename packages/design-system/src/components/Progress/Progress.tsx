import { formatPercent } from '@sakina/platform/locale';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { barStyle } from './bar.styles.ts';
import { useProgressText } from './messages/index.ts';
import { shareOf } from './share.ts';

export interface ProgressProps {
  /** What is going on: 'Uploading your recording'. */
  label: string;
  /** How far it is, from 0 to 100, or with `steps` the number of steps done; left out, the progress is unknown. */
  value?: number;
  /** How many steps there are, where they can be counted; each is drawn. */
  steps?: number;
  /**
   * How far it is, in words: '12 of 40 MB, about a minute left'.
   * @default The percentage, the steps done, or 'Working…'
   */
  words?: string;
}

/** How many steps can be told apart; more are drawn as one bar. */
const DRAWN_STEPS = 24;

const Root = styled(ProgressBar)`${barStyle}`;

/** Progress of something that ends by itself. The text carries it, the bar repeats it. */
export function Progress({ label, value, steps, words }: ProgressProps) {
  const t = useProgressText();
  const { locale } = useLocale();
  const share = shareOf(value, steps ?? 100);
  const done = Math.round((share ?? 0) * (steps ?? 0));
  const said =
    words ??
    (share === undefined
      ? t('working')
      : steps === undefined
        ? formatPercent(share, locale, 0)
        : t('stepsDone', { done, total: steps }));
  const isDrawnInSteps = share !== undefined && steps !== undefined && steps <= DRAWN_STEPS;
  return (
    <Root value={(share ?? 0) * 100} isIndeterminate={share === undefined} valueLabel={said}>
      <Label data-part="label">{label}</Label>
      {/* For an unknown value React Aria exposes no value text, so the visible text carries it. */}
      <span data-part="words">{said}</span>
      {isDrawnInSteps ? (
        <span data-part="steps">
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} data-done={index < done || undefined} />
          ))}
        </span>
      ) : (
        <span data-part="track">
          <span
            data-part="fill"
            data-moving={share === undefined || undefined}
            style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
          />
        </span>
      )}
    </Root>
  );
}
