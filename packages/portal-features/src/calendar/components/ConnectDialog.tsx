import { Banner, Button, Checkbox, Dialog, Form, Stack, Text, TextField, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { CalendarService } from '@sakina/platform/contract';
import { useId, useState } from 'react';
import { ErrorNotice } from '../../shared/index.ts';
import { useConnectCalendar } from '../api/use-connect-calendar.ts';
import { useSyncCalendar } from '../api/use-sync-calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';

export interface ConnectDialogProps {
  service: CalendarService;
  onClose: () => void;
}

/** Connects an outside calendar with the code of its service, and reads it for the first time. */
export function ConnectDialog({ service, onClose }: ConnectDialogProps) {
  const t = useProviderCalendarText();
  const formId = useId();
  const toast = useToast();
  const connect = useConnectCalendar();
  const sync = useSyncCalendar();
  const [code, setCode] = useState('');
  const [writesSessions, setWrites] = useState(false);
  const [hasTried, setTried] = useState(false);
  const name = t(`service.${service}`);
  const message = code.trim() === '' ? t('connect.code.required', { name }) : undefined;

  async function submit() {
    setTried(true);
    if (message) return;
    const params = { id: service };
    try {
      await connect.run({ params, body: { authorizationCode: code.trim(), writesSessions } });
    } catch (error) {
      // Told of above the fields; with the calendar connected elsewhere meanwhile there is nothing left to do here.
      if (!isApiError(error)) throw error;
      return;
    }
    toast({ title: t('connect.done', { name }), tone: 'success' });
    // The first reading may fail; the row then says so and offers it again.
    await sync.run({ params }).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
    onClose();
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
          <Button type="submit" form={formId} isPending={connect.isRunning || sync.isRunning}>
            {t('connect.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={message ? [{ name: 'code', message }] : []}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <ErrorNotice error={connect.error} />
          <Text measure>{t('connect.reads', { name })}</Text>
          <TextField
            label={t('connect.code', { name })}
            description={t('connect.code.help', { name })}
            name="code"
            isRequired
            autoComplete="off"
            maxLength={500}
            value={code}
            onChange={setCode}
            errorMessage={hasTried ? message : undefined}
          />
          <Checkbox value={writesSessions} onChange={setWrites} description={t('connect.writes.help')}>
            {t('connect.writes', { name })}
          </Checkbox>
          <Banner urgency="none">{t('connect.privacy')}</Banner>
        </Stack>
      </Form>
    </Dialog>
  );
}
