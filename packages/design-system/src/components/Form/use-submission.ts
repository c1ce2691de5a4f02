import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

interface Submission {
  /** Whether a submission is pending. */
  isSubmitting: boolean;
  /** How many attempts have settled. */
  attempts: number;
  /** Submits the form, unless a submission is pending. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form once at a time, however often Enter or the button is pressed.
 * @param send What sends it; an error it throws reaches the nearest error boundary.
 */
export function useSubmission(send: (event: SubmitEvent<HTMLFormElement>) => unknown): Submission {
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // State updates a render later; two presses of Enter can happen before that.
  const isUnderWay = useRef(false);

  async function attempt(event: SubmitEvent<HTMLFormElement>) {
    isUnderWay.current = true;
    setSubmitting(true);
    try {
      await send(event);
    } catch (cause) {
      setAttempts(() => {
        throw cause;
      });
    } finally {
      isUnderWay.current = false;
      setSubmitting(false);
      setAttempts((ended) => ended + 1);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // React bubbles submit events through portals: a form in a dialog would also submit the form around the dialog.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isUnderWay.current) void attempt(event);
  }
  return { isSubmitting, attempts, submit };
}
