import { Banner, Checkbox, Text } from '@sakina/design-system';
import { authorizeCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { CalendarService } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

export interface ConnectDialogProps {
  /** The service whose calendar is connected. */
  service: CalendarService;
  /** Leaves for the service’s page; it comes back to the calendar with its answer. */
  onLeave: (url: string) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

/** What connecting an outside calendar means, and the way to the sign-in page of its service (CALL-7). */
export function ConnectDialog({ service, onLeave, onClose }: ConnectDialogProps) {
  const t = useProviderCalendarText();
  const authorize = useAction(authorizeCalendar, {});
  const form = useForm({ defaultValues: { writesSessions: false } });
  const name = t(`service.${service}`);
  return (
    <FormDialog
      form={form}
      title={t('connect.title', { name })}
      confirmLabel={t('connect.submit', { name })}
      cancelLabel={t('close')}
      error={authorize.error}
      onClose={onClose}
      send={(body) => authorize.run({ params: { id: service }, body })}
      onSent={({ url }) => onLeave(url)}
    >
      <Text measure>{t('connect.reads', { name })}</Text>
      <Text measure>{t('connect.page', { name })}</Text>
      <FormField control={form.control} name="writesSessions">
        {(field) => (
          <Checkbox {...field} description={t('connect.writes.help')}>
            {t('connect.writes', { name })}
          </Checkbox>
        )}
      </FormField>
      <Banner urgency="none">{t('connect.privacy')}</Banner>
    </FormDialog>
  );
}
