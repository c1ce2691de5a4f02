import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';

interface Submission {
  /** Whether what was sent last has not been answered yet. */
  isSubmitting: boolean;
  /** How many attempts have come to an end. */
  attempts: number;
  /** Sends the form, unless it is under way already. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form once at a time, however often Enter or the button is pressed.
 * @param send What sends it; an error it throws reaches the nearest error boundary.
 */
export function useSubmission(send: (event: SubmitEvent<HTMLFormElement>) => unknown): Submission {
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // State is a render late; two presses of Enter can come before it.
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
    // In React a form in a dialog tells the form around the dialog that it was sent, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isUnderWay.current) void attempt(event);
  }
  return { isSubmitting, attempts, submit };
}
