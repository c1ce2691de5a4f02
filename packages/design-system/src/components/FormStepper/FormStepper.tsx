import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Form, FormActions, SubmitButton } from '../Form/index.ts';
import { useFormText } from '../Form/messages/index.ts';
import { Stepper } from '../Stepper/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { DraftLine } from './DraftLine.tsx';
import type { DraftState } from './DraftLine.tsx';
import { Heading, Root } from './FormStepper.styles.ts';
import { inOrder } from './step-order.ts';
import type { StepProblem } from './step-order.ts';
import { StepperContext } from './stepper-context.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useSteps } from './use-steps.ts';

export interface FormStep {
  /** Names the step; unique among the steps. */
  id: string;
  /** One or two words, for the row of steps. */
  label: string;
  /**
   * The heading over the step.
   * @default `label`
   */
  heading?: string;
}

export interface FormStepperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSubmit'> {
  /** What the form is, for screen readers: 'Your first visit'. */
  label: string;
  /** The steps in order; the last one sends. */
  steps: readonly FormStep[];
  /** Id of the step that is open. */
  current: string;
  /** Called with the id of the step to open. */
  onCurrentChange: (id: string) => void;
  /** Checks the open step before the next one; with `false` it stays, and `errors` say why. */
  onNext?: (id: string) => boolean | Promise<boolean>;
  /** Checks everything and sends it, from the last step. */
  onFinish: () => unknown;
  /** What is wrong, in the open step or in others; its link leads there. */
  errors?: readonly StepProblem[];
  /** Where the draft is stored, or its status; left out, no draft is mentioned. */
  draftState?: DraftState;
  /**
   * Whether the browser asks before the page is closed, since something would be lost.
   * @default false
   */
  hasLeaveWarning?: boolean;
  /**
   * What the button of the last step says.
   * @default 'Send', in the reader's language
   */
  finishLabel?: string;
  /**
   * Level of the step's heading in the page.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** The fields of the open step. */
  children: ReactNode;
}

/** A long form in steps: each with a heading that gets focus, a back button, and a review at the end. */
export function FormStepper({
  label,
  steps,
  current,
  onCurrentChange,
  onNext,
  onFinish,
  errors = [],
  draftState,
  hasLeaveWarning = false,
  finishLabel,
  headingLevel = 2,
  children,
  ...rest
}: FormStepperProps) {
  const t = useFormText();
  const { root, heading, at, isLast, isDetour, open, submit, follow, back, visit } = useSteps({
    ids: steps.map(({ id }) => id),
    current,
    onCurrentChange,
    onNext,
    onFinish,
  });
  const step = steps[at];
  useLeaveWarning(hasLeaveWarning);
  return (
    <Root {...rest} ref={root}>
      <Stepper label={label} steps={steps} current={step?.id ?? ''} onSelect={open} />
      <Heading as={`h${headingLevel}`} ref={heading} tabIndex={-1}>
        <VisuallyHidden>{`${t('stepHeading', { current: at + 1, total: steps.length })}: `}</VisuallyHidden>
        {step?.heading ?? step?.label}
      </Heading>
      {/* Each step is its own form, so that errors of the last one are not shown above the next. */}
      <Form
        key={current}
        aria-label={label}
        onSubmit={submit}
        errors={inOrder(
          errors,
          steps.map(({ id }) => id),
          current,
        )}
        headingLevel={headingLevel === 2 ? 3 : 4}
        onFollow={follow}
      >
        <StepperContext value={visit}>{children}</StepperContext>
        {draftState && <DraftLine draft={draftState} />}
        <FormActions isSticky>
          {at > 0 && !isDetour && (
            <Button variant="secondary" onPress={back}>
              {t('back')}
            </Button>
          )}
          <SubmitButton>{isDetour ? t('backToReview') : isLast ? (finishLabel ?? t('send')) : t('next')}</SubmitButton>
        </FormActions>
      </Form>
    </Root>
  );
}
