import { Button, Dialog, Form, Stack } from '@sakina/design-system';
import type { DialogProps } from '@sakina/design-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { KeptNotice, problemsIn, useJudgeAgain, useKeptForm } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';

export interface EntryDialogProps<Fields extends FieldValues> extends Pick<DialogProps, 'title' | 'size'> {
  /** Names what is kept until it is taken over: the list, with the date of the entry. */
  record: string;
  /** Leaves focus to this dialog: `shouldFocusError` is off. */
  form: UseFormReturn<Fields>;
  /** All that is wrong with what is typed, in the order of the form; its resolver says the same. */
  problems: readonly Problem<Fields>[];
  /** Called with the fields once nothing is wrong, before it is closed. */
  onTake: (fields: Fields) => void;
  /** Called when it is to close. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Writes one dated entry of a list. It joins the page, which is saved as a whole. */
export function EntryDialog<Fields extends FieldValues>({
  record,
  form,
  problems,
  onTake,
  onClose,
  children,
  ...rest
}: EntryDialogProps<Fields>) {
  const t = useAvailabilityText();
  const formId = useId();
  const kept = useKeptForm(form, record);
  // A day is wrong by another one, hours by those around them.
  useJudgeAgain(form, JSON.stringify(problems));
  const take = form.handleSubmit((fields) => {
    kept.forget();
    onTake(fields);
    onClose();
  });
  return (
    <Dialog
      {...rest}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" variant="action" form={formId}>
            {t('entry.take')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={take} errors={problemsIn(form.formState.errors)} errorFocus="field" headingLevel={3}>
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.forget} />
          {children}
        </Stack>
      </Form>
    </Dialog>
  );
}
