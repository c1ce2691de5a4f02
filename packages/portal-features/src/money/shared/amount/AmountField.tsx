import { MoneyField } from '@sakina/design-system';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { amountProblem } from './amount-problem.ts';
import type { AmountProblem } from './amount-problem.ts';

export interface AmountFieldProps<Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** The field of the amount, in minor units; null while it is empty. */
  name: FieldPathByValue<Fields, number | null>;
  label: string;
  /** Says what the most is. */
  description?: string;
  /** ISO 4217. */
  currency: string;
  /** The most, in minor units. */
  most: number;
  /** What is wrong, in words. */
  messages: Readonly<Record<AmountProblem, string>>;
}

/** The whole of an amount or a part of it. Too much is said while it is typed; a missing one after an attempt. */
export function AmountField<Fields extends FieldValues>({
  form,
  name,
  most,
  messages,
  ...field
}: AmountFieldProps<Fields>) {
  const problemOf = (amount: number | null) => {
    const problem = amountProblem(amount, most);
    return problem === null || messages[problem];
  };
  return (
    <FormField control={form.control} name={name} rules={{ validate: problemOf }}>
      {({ errorMessage, ...binding }) => (
        <MoneyField
          {...field}
          {...binding}
          isRequired
          errorMessage={
            errorMessage ?? (amountProblem(binding.value, most) === 'tooMuch' ? messages.tooMuch : undefined)
          }
        />
      )}
    </FormField>
  );
}
