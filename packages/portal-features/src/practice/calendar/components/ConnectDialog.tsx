import { Banner, Button, Checkbox, Dialog, Form, Stack, Text } from '@sakina/design-system';
import { authorizeCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { CalendarService } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
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
  const formId = useId();
  const authorize = useAction(authorizeCalendar, {});
  const [writesSessions, setWrites] = useState(false);
  const name = t(`service.${service}`);

  async function submit() {
    try {
      const { url } = await authorize.run({ params: { id: service }, body: { writesSessions } });
      onLeave(url);
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('connect.title', { name })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={authorize.isRunning}>
            {t('connect.submit', { name })}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} errors={[]} errorFocus="field" headingLevel={3}>
        <Stack gap="x2">
          <ErrorNotice error={authorize.error} />
          <Text measure>{t('connect.reads', { name })}</Text>
          <Text measure>{t('connect.page', { name })}</Text>
          <Checkbox value={writesSessions} onChange={setWrites} description={t('connect.writes.help')}>
            {t('connect.writes', { name })}
          </Checkbox>
          <Banner urgency="none">{t('connect.privacy')}</Banner>
        </Stack>
      </Form>
    </Dialog>
  );
}
