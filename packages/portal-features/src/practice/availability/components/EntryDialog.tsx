import { Button, Dialog, Form, Stack } from '@sakina/design-system';
import type { DialogProps, FormProps } from '@sakina/design-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { keepable, KeptNotice, useKeptFields } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';

export interface EntryDialogProps<Fields extends object> extends Pick<DialogProps, 'title' | 'size'> {
  /** Names what is kept until it is taken over: the list, with the date of the entry. */
  record: string;
  fields: Fields;
  /** Called with other fields to show: those that were kept, or those of the start. */
  onFill: (fields: Fields) => void;
  /** All that is wrong, in the order of the form. */
  problems: NonNullable<FormProps['errors']>;
  /** Called once nothing is wrong, before it is closed. */
  onTake: () => void;
  /** Called when it is to close. */
  onClose: () => void;
  /** The fields; `messageAt` gives what is wrong at the field of a name, once it was tried. */
  children: (messageAt: (name: string) => string | undefined) => ReactNode;
}

/** Writes one dated entry of a list. It joins the page, which is saved as a whole. */
export function EntryDialog<Fields extends object>({
  record,
  fields,
  onFill,
  problems,
  onTake,
  onClose,
  children,
  ...rest
}: EntryDialogProps<Fields>) {
  const t = useAvailabilityText();
  const formId = useId();
  const [start] = useState(fields);
  const unsaved = useKeptFields(record, keepable(fields, start, onFill));
  const [hasTried, setTried] = useState(false);
  const errors = hasTried ? problems : [];

  function submit() {
    setTried(true);
    if (problems.length > 0) return;
    unsaved.forget();
    onTake();
    onClose();
  }
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
      <Form id={formId} onSubmit={submit} errors={errors} errorFocus="field" headingLevel={3}>
        <Stack gap="x2">
          <KeptNotice {...unsaved} onDiscard={() => onFill(start)} />
          {children((name) => errors.find((problem) => problem.name === name)?.message)}
        </Stack>
      </Form>
    </Dialog>
  );
}
