import { Form, FormActions, SubmitButton, TextField } from '@sakina/design-system';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { readCode } from '../model/invitation-code.ts';

export interface CodeFormProps {
  /** Called with a well-formed code. */
  onCode: (code: string) => void;
}

/** The field for an invitation code or link. */
export function CodeForm({ onCode }: CodeFormProps) {
  const t = useOnboardingText();
  const form = useForm({ defaultValues: { code: '' } });
  function problemOf(typed: string) {
    if (typed.trim() === '') return t('join.code.missing');
    return readCode(typed) !== null || t('join.code.wrong');
  }
  return (
    <Form
      aria-label={t('join.code.title')}
      onSubmit={form.handleSubmit(({ code }) => {
        const read = readCode(code);
        if (read !== null) onCode(read);
      })}
    >
      <FormField control={form.control} name="code" rules={{ validate: problemOf }}>
        {(field) => (
          <TextField
            {...field}
            label={t('join.code.label')}
            description={t('join.code.help')}
            isRequired
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </FormField>
      <FormActions>
        <SubmitButton variant="secondary">{t('join.code.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
