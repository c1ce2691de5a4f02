import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Judges a form anew once it was submitted, where what its rules depend on has changed: other fields, or what is read
 * for them. An attempt by itself judges nothing anew: what the server has just refused of a field would go with it.
 * @param grounds What the rules depend on, as a text.
 * @param name The field that is judged; left out, the whole form.
 */
export function useJudgeAgain<Fields extends FieldValues>(
  { formState, trigger }: UseFormReturn<Fields>,
  grounds: string,
  name?: FieldPath<Fields>,
): void {
  const { isSubmitted } = formState;
  const judge = useEffectEvent(() => {
    if (isSubmitted) void trigger(name);
  });
  useEffect(() => judge(), [grounds]);
}
