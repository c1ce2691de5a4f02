import { Button, CheckboxGroup, Dialog, Form, useToast } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, useSubmit } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { DAYS } from '../model/draft.ts';
import type { Day, HoursDraft } from '../model/draft.ts';
import { useClockText } from './use-clock-text.ts';
import { useDayNames } from './use-day-names.ts';

export interface CopyDialogProps {
  /** The day whose hours are copied. */
  day: Day;
  /** Hours by day of the week, as they are typed. */
  week: HoursDraft['week'];
  /** Called with the days that get the same hours. */
  onCopy: (to: Day[]) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Chooses the days that get the same hours; what they have now is said beside each. */
export function CopyDialog({ day, week, onCopy, onClose }: CopyDialogProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const clock = useClockText();
  const nameOf = useDayNames();
  const toast = useToast();
  const formId = useId();
  const form = useForm<{ to: string[] }>({ defaultValues: { to: [] } });
  const others = DAYS.filter((other) => other !== day);
  const hoursOf = (other: Day) => {
    const complete = week[other].filter(({ from, until }) => from !== '' && until !== '');
    return complete.length === 0
      ? t('week.closed')
      : t('copy.replaces', { hours: format.list(complete.map(({ from, until }) => clock.range(from, until))) });
  };

  const submit = useSubmit(form, {
    send: ({ to }) => Promise.resolve(others.filter((other) => to.includes(String(other)))),
    onSent: (to) => {
      onCopy(to);
      toast({ title: t('copy.done', { days: format.list(to.map(nameOf)) }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('copy.title', { day: nameOf(day) })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" variant="action" form={formId}>
            {t('copy.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <FormField control={form.control} name="to" rules={{ validate: ({ length }) => length > 0 || t('copy.none') }}>
          {(field) => (
            <CheckboxGroup
              {...field}
              label={t('copy.to')}
              isRequired
              options={others.map((other) => ({
                id: String(other),
                label: nameOf(other),
                description: hoursOf(other),
              }))}
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  );
}
