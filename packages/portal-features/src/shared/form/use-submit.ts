import { isApiError } from '@sakina/platform/client';
import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showRefusals } from './field-refusals.ts';
import type { Unsaved } from './use-unsaved.ts';

/** The fields of a form without those that are null: a rule of each such field refuses it. */
export type Filled<Fields> = { [Name in keyof Fields]: NonNullable<Fields[Name]> };

export interface SubmitOptions<Fields extends FieldValues, Answer> {
  /** The draft of what is typed, removed once it is sent. */
  kept?: Pick<Unsaved, 'forget'> | undefined;
  /**
   * Sends the fields once nothing is wrong with them; false where nothing was sent. Its rejection is shown by
   * `RefusalNotice`.
   */
  send: (fields: Filled<Fields>) => Promise<Answer | false>;
  /** Called with the answer: says that it is done, and closes what holds the form. */
  onSent?: ((answer: Answer, fields: Filled<Fields>) => void) | undefined;
}

/**
 * Sends a form: what is wrong is said at its field, the first one has focus, and so is what the server refuses of a
 * field. What was typed stays while an attempt fails.
 * @param form Its fields by the server’s names; null where something has to be chosen that is not yet.
 * @returns What `onSubmit` of a `Form` takes.
 */
export function useSubmit<Fields extends FieldValues, Answer>(
  form: UseFormReturn<Fields>,
  { kept, send, onSent }: SubmitOptions<Fields, Answer>,
): (event: SyntheticEvent) => Promise<void> {
  async function attempt(fields: Fields) {
    if (Object.values(fields).includes(null)) return null;
    const filled = fields as Filled<Fields>;
    try {
      const answer = await send(filled);
      return answer === false ? null : { answer, filled };
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showRefusals(failure, form);
      return null;
    }
  }
  return async (event) => {
    let sent: Awaited<ReturnType<typeof attempt>> = null;
    await form.handleSubmit(async (fields) => {
      sent = await attempt(fields);
    })(event);
    // Only now does the form count as submitted: one that is emptied here starts anew.
    finish(sent);
  };

  function finish(sent: Awaited<ReturnType<typeof attempt>>) {
    if (!sent) return;
    kept?.forget();
    onSent?.(sent.answer, sent.filled);
  }
}
