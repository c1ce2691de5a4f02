import { isApiError } from '@sakina/platform/client';
import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { refusalsIn, showRefusals } from './field-refusals.ts';
import { firstDrawn } from './first-drawn.ts';
import { problemsIn } from './problems-in.ts';
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
  /**
   * What moves focus when something is wrong: this, to the first wrong field; or the `Form` that is given `errors`, to
   * its summary or a field, while the form has `shouldFocusError: false`.
   * @default 'field'
   */
  errorFocus?: 'field' | 'form' | undefined;
  /** Gives a refusal the form’s names of its fields, where they differ from the server’s. */
  refusalOf?: ((error: unknown) => unknown) | undefined;
}

/**
 * Sends a form: what is wrong is said at its field, the first one has focus, and so is what the server refuses of a
 * field. What was typed stays while an attempt fails.
 * @param form Its fields by the server’s names; null where something has to be chosen that is not yet.
 * @returns What `onSubmit` of a `Form` takes.
 */
export function useSubmit<Fields extends FieldValues, Answer>(
  form: UseFormReturn<Fields>,
  { kept, send, onSent, errorFocus = 'field', refusalOf }: SubmitOptions<Fields, Answer>,
): (event: SyntheticEvent) => Promise<void> {
  function focusFirst(drawn: Element, names: readonly string[]) {
    if (errorFocus === 'form') return;
    const first = firstDrawn(drawn, names);
    if (first !== undefined) form.setFocus(first as FieldPath<Fields>);
  }
  async function attempt(fields: Fields, drawn: Element) {
    if (Object.values(fields).includes(null)) return null;
    const filled = fields as Filled<Fields>;
    try {
      const answer = await send(filled);
      return answer === false ? null : { answer, filled };
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      const refusal = refusalOf ? refusalOf(failure) : failure;
      showRefusals(refusal, form, { shouldFocus: false });
      focusFirst(drawn, [...refusalsIn(refusal, form).atFields.keys()]);
      return null;
    }
  }
  return async (event) => {
    const drawn = event.currentTarget;
    let wrong: readonly string[] = [];
    let sent: Awaited<ReturnType<typeof attempt>> = null;
    await form.handleSubmit(
      async (fields) => {
        sent = await attempt(fields, drawn);
      },
      (errors) => {
        wrong = problemsIn(errors).map(({ name }) => name);
      },
    )(event);
    // The library moves focus by now, and once more a task later: to the field that it knew first.
    if (wrong.length > 1) setTimeout(() => focusFirst(drawn, wrong));
    // Only now does the form count as submitted: one that is emptied here starts anew.
    finish(sent);
  };

  function finish(sent: Awaited<ReturnType<typeof attempt>>) {
    if (!sent) return;
    kept?.forget();
    onSent?.(sent.answer, sent.filled);
  }
}
