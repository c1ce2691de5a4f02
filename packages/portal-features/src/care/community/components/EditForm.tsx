import { Banner, Button, Form, FormActions, Stack, SubmitButton } from '@sakina/design-system';
import type { FormProps } from '@sakina/design-system';
import type { ReactNode } from 'react';
import { useInsideText } from '../messages/inside/index.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Problem } from './Problem.tsx';
import type { Change } from './use-change.ts';
import type { Kept } from '../../../shared/form/index.ts';

export interface EditFormProps {
  /** Its name: what is changed. */
  label: string;
  change: Change;
  kept: Pick<Kept<never>, 'isRestored' | 'clear'>;
  /** Why the last attempt failed, if it did. */
  error: unknown;
  /** How the text stands on the server now. */
  standing: string;
  onSubmit: FormProps['onSubmit'];
  /** The fields. */
  children: ReactNode;
}

/** Changes an own text in its place. Another window’s change is shown before it is written over. */
export function EditForm({ label, change, kept, error, standing, onSubmit, children }: EditFormProps) {
  const t = useInsideText();
  return (
    <Stack gap="x2">
      {change.isConflict ? <ConflictNotice text={standing} /> : <Problem error={error} />}
      {kept.isRestored && <Banner onDismiss={kept.clear}>{t('kept')}</Banner>}
      <Form onSubmit={onSubmit} aria-label={label}>
        {children}
        <FormActions>
          <Button variant="quiet" onPress={change.leave}>
            {t('edit.cancel')}
          </Button>
          <SubmitButton variant="primary">{t('edit.save')}</SubmitButton>
        </FormActions>
      </Form>
    </Stack>
  );
}
