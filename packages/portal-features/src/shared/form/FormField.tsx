import type { ReactElement } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { ControllerRenderProps, FieldPath, FieldValues, UseControllerProps } from 'react-hook-form';
import { useDrawn } from './drawn-fields.ts';

/** What a field of the design system takes from its form: name, value, changes, focus and what is wrong with it. */
export type FieldBinding<Fields extends FieldValues, Name extends FieldPath<Fields>> = ControllerRenderProps<
  Fields,
  Name
> & { errorMessage: string | undefined };

export interface FormFieldProps<Fields extends FieldValues, Name extends FieldPath<Fields>> extends UseControllerProps<
  Fields,
  Name
> {
  /** Draws the field, with the binding spread on it. */
  children: (field: FieldBinding<Fields, Name>) => ReactElement;
}

/** Binds a field of the design system to one of react-hook-form; a rule answers with the message to show. */
export function FormField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  children,
  ...binding
}: FormFieldProps<Fields, Name>) {
  const around = useFormContext<Fields>() as { control: object } | null;
  useDrawn(binding.control ?? around?.control, binding.name);
  return (
    <Controller
      {...binding}
      render={({ field, fieldState }) => children({ ...field, errorMessage: fieldState.error?.message })}
    />
  );
}
