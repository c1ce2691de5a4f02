import { TextField } from '@sakina/design-system';
import { looksLikeEmail } from '@sakina/platform/domain';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useAuthText } from '../messages/index.ts';

export interface EmailFieldProps<Fields extends FieldValues & { email: string }> {
  /** The form that this field `email` belongs to. */
  control: Control<Fields>;
  label: string;
  /** Help between the label and the field. */
  description?: string;
  /** The autofill token for password managers. */
  autoComplete: 'username' | 'email';
}

/** The email field of a sign-in form, with its validation messages. */
export function EmailField<Fields extends FieldValues & { email: string }>({
  control,
  label,
  description,
  autoComplete,
}: EmailFieldProps<Fields>) {
  const t = useAuthText();
  return (
    <FormField
      name={'email' as Path<Fields>}
      control={control}
      rules={{
        validate: (value: string) =>
          value.trim() === '' ? t('problem.emailMissing') : looksLikeEmail(value) || t('problem.emailWrong'),
      }}
    >
      {(field) => (
        <TextField
          {...field}
          type="email"
          autoComplete={autoComplete}
          label={label}
          description={description}
          isRequired
        />
      )}
    </FormField>
  );
}
