import { Form, FormActions, SubmitButton, TextField } from '@sakina/design-system';
import { useState } from 'react';
import { useOnboardingText } from '../messages/index.ts';
import { readCode } from '../model/invitation-code.ts';

export interface CodeFormProps {
  /** Called with a well-formed code. */
  onCode: (code: string) => void;
}

/** The field for an invitation code or link. */
export function CodeForm({ onCode }: CodeFormProps) {
  const t = useOnboardingText();
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const code = readCode(typed);
  const problem = typed.trim() === '' ? 'join.code.missing' : 'join.code.wrong';
  const message = hasTried && code === null ? t(problem) : undefined;
  return (
    <Form
      aria-label={t('join.code.title')}
      errorFocus="field"
      errors={message ? [{ name: 'code', message }] : []}
      onSubmit={() => {
        setTried(true);
        if (code !== null) onCode(code);
      }}
    >
      <TextField
        name="code"
        label={t('join.code.label')}
        description={t('join.code.help')}
        isRequired
        autoComplete="off"
        spellCheck="false"
        value={typed}
        onChange={setTyped}
        errorMessage={message}
      />
      <FormActions>
        <SubmitButton variant="secondary">{t('join.code.submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
