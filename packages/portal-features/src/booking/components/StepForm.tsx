import { Button, FormActions, Stack } from '@sakina/design-system';
import type { FormEvent, ReactNode } from 'react';

export interface StepFormProps {
  /** What the main button says. */
  nextLabel: string;
  /** `action` for the press that books. */
  nextVariant?: 'primary' | 'action';
  /** The answer is on its way. */
  isPending?: boolean;
  /** Called by the main button and by Enter. */
  onNext: () => void;
  /** Hides the main button where there is nothing to go on with. */
  hasNext?: boolean;
  /** Stands beside the main button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The answer of a step, and the next step within reach of the thumb. */
export function StepForm({
  nextLabel,
  nextVariant = 'primary',
  isPending = false,
  onNext,
  hasNext = true,
  aside,
  children,
}: StepFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onNext();
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="x4">
        {children}
        {hasNext && (
          <FormActions isSticky>
            <Button type="submit" variant={nextVariant} isPending={isPending}>
              {nextLabel}
            </Button>
            {aside}
          </FormActions>
        )}
      </Stack>
    </form>
  );
}
