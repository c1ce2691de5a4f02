import type { HTMLAttributes } from 'react';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { useLinkComponent } from '../../foundations/link/link.tsx';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDesignSystemText } from '../../messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { compactStyle, listStyle, stepStyle } from './Stepper.styles.ts';

export interface Step {
  /** Names the step; unique among the steps. */
  id: string;
  /** One or two words. */
  label: string;
  /** Path of the step; a done step with one is a link. */
  href?: string;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** What the steps lead to, for screen readers. */
  label: string;
  /**
   * All steps, in order. With more than five of them only the current one shows its words; the others are their
   * numbers.
   */
  steps: readonly Step[];
  /** Id of the step the reader is at; those before it are done. */
  current: string;
  /**
   * Called with the id of a done step the reader wants to go back to; left out, done steps are text unless they have an
   * `href`.
   */
  onSelect?: (id: string) => void;
}

/** With more steps only the current one shows its words: all of them would wrap. */
const MOST_IN_WORDS = 5;

type State = 'done' | 'current' | 'upcoming';

const Compact = styled.p`${compactStyle}`;
const List = styled.ol.attrs({ role: 'list' })`${listStyle}`;
const Face = styled.span`${stepStyle}`;

function StepFace({
  step,
  number,
  state,
  onSelect,
}: {
  step: Step;
  number: number;
  state: State;
  onSelect: StepperProps['onSelect'];
}) {
  const RouterLink = useLinkComponent();
  const t = useDesignSystemText();
  const { locale } = useLocale();
  const content = (
    <>
      <span data-part="mark" aria-hidden>
        {state === 'done' ? <Check /> : new Intl.NumberFormat(locale).format(number)}
      </span>
      <span data-part="label">{step.label}</span>
      {state === 'done' && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
    </>
  );
  if (state === 'done' && step.href)
    return (
      <Face as={RouterLink} href={step.href} data-state={state}>
        {content}
      </Face>
    );
  if (state === 'done' && onSelect)
    return (
      <Face as="button" type="button" data-state={state} onClick={() => onSelect(step.id)}>
        {content}
      </Face>
    );
  return (
    <Face data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      {content}
    </Face>
  );
}

/** The current position in a fixed order of steps. On a phone: one line of text above a segmented bar. */
export function Stepper({ label, steps, current, onSelect, ...rest }: StepperProps) {
  const t = useDesignSystemText();
  const at = steps.findIndex((step) => step.id === current);
  const name = steps[at]?.label ?? '';
  return (
    <div {...rest}>
      <Compact aria-hidden>{t('stepOf', { current: at + 1, total: steps.length, label: name })}</Compact>
      <List aria-label={label} data-many={steps.length > MOST_IN_WORDS || undefined}>
        {steps.map((step, index) => {
          const state: State = index < at ? 'done' : index === at ? 'current' : 'upcoming';
          return (
            <li key={step.id} data-state={state}>
              <StepFace step={step} number={index + 1} state={state} onSelect={onSelect} />
            </li>
          );
        })}
      </List>
    </div>
  );
}
