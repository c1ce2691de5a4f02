import { Button, FormActions, Stack } from '@sakina/design-system';
import type { FormEvent, ReactNode } from 'react';

export interface StepFormProps {
  /** Label of the main button. */
  nextLabel: string;
  /** The request is running. */
  isPending?: boolean;
  /** Called by the main button and by Enter. */
  onNext: () => void;
  /** False hides the main button, where there is nothing to continue with. @default true */
  hasNext?: boolean;
  /** Shown next to the main button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The form of a step, with its main button always in sight. */
export function StepForm({ nextLabel, isPending = false, onNext, hasNext = true, aside, children }: StepFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    onNext();
    // The step stays when an answer is missing: the focus goes there, at every attempt, so that the problem is read
    // out.
    requestAnimationFrame(() => {
      form
        .querySelector<HTMLElement>('[data-invalid] input, :is(input, textarea, button)[aria-invalid="true"]')
        ?.focus();
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="x4">
        {children}
        {hasNext && (
          <FormActions isSticky>
            {aside}
            <Button type="submit" variant="action" isPending={isPending}>
              {nextLabel}
            </Button>
          </FormActions>
        )}
      </Stack>
    </form>
  );
}
