import {
  CheckboxGroup,
  Form,
  FormActions,
  Grid,
  Heading,
  Stack,
  SubmitButton,
  Switch,
  Text,
  TimeField,
  useToast,
} from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import { getNotificationPreferences, putNotificationPreferences } from '@sakina/platform/contract';
import type { NotificationPreferences } from '@sakina/platform/contract';
import { canEnterProviderArea } from '@sakina/platform/domain';
import { useAction, useClient, useClock, useFormat, useUser } from '@sakina/platform/react';
import { useState } from 'react';
import { KeptNotice, useRecordForm } from '../../../shared/form/index.ts';
import type { HeldForm } from '../../../shared/form/index.ts';
import { SaveNotice } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { channels, channelsIn, kindsFor } from '../model/kinds.ts';
import { notificationFormOf, preferencesOf } from '../model/notification-form.ts';
import type { NotificationForm } from '../model/notification-form.ts';
import { NotificationsConflict } from './NotificationsConflict.tsx';

/** What is chosen and not saved. */
export type HeldNotifications = HeldForm<NotificationPreferences, NotificationForm>;

export interface NotificationsFormProps {
  /** What the account says. */
  saved: NotificationPreferences;
  /** What was changed and is not saved; null for nothing. */
  kept: HeldNotifications | null;
  /** Called with what is changed; null once it is saved. */
  onKeep: (kept: HeldNotifications | null) => void;
}

/** The channels of each kind of news, quiet hours, and discreet words. */
export function NotificationsForm({ saved, kept, onKeep }: NotificationsFormProps) {
  const t = useProfileText();
  const format = useFormat();
  const clock = useClock();
  const toast = useToast();
  const user = useUser();
  const save = useAction(putNotificationPreferences);
  const [isChecked, setChecked] = useState(false);
  const client = useClient();
  const editor = useRecordForm<NotificationPreferences, NotificationForm>({
    record: 'notification-preferences',
    saved,
    held: kept,
    hold: onKeep,
    formOf: notificationFormOf,
    read: () => client.call(getNotificationPreferences, {}),
    send: (typed, on) => save.run({ body: preferencesOf(typed, on) }),
    onSaved: () => toast({ title: t('notifications.saved'), tone: 'success' }),
  });
  const { form, conflict } = editor;
  const { quietHours } = form;

  function quietProblem() {
    if (!quietHours) return undefined;
    if (quietHours.from === '' || quietHours.until === '') return t('quiet.missing');
    return quietHours.from === quietHours.until ? t('quiet.same') : undefined;
  }
  const wrong = (isChecked ? quietProblem() : undefined) ?? fieldProblems(save.error)['quietHours.until'];

  function change(part: Partial<NotificationForm>) {
    save.reset();
    editor.change(part);
  }
  async function submit() {
    setChecked(true);
    if (quietProblem() === undefined) await editor.submit();
  }
  const zone = quietHours?.timeZone ?? clock.timeZone;
  return (
    <Form
      onSubmit={submit}
      errors={wrong ? [{ name: 'quietUntil', message: wrong }] : []}
      errorFocus="field"
      headingLevel={3}
      aria-label={t('notifications.title')}
    >
      <KeptNotice {...editor.unsaved} onDiscard={editor.discard} />
      {!wrong && !conflict && <SaveNotice error={save.error} />}
      <Switch value={form.discreet} description={t('discreet.help')} onChange={(discreet) => change({ discreet })}>
        {t('discreet.label')}
      </Switch>
      <Stack gap="x2">
        <Heading level={3}>{t('channels.title')}</Heading>
        {kindsFor(user !== null && canEnterProviderArea(user)).map((kind) => (
          <CheckboxGroup
            key={kind}
            layout="inline"
            label={t(`kind.${kind}`)}
            value={form[`channels.${kind}`]}
            options={channels.map((id) => ({ id, label: t(`channel.${id}`) }))}
            onChange={(names) => change({ [`channels.${kind}`]: channelsIn(names) })}
          />
        ))}
      </Stack>
      <Stack gap="x2">
        <Heading level={3}>{t('quiet.title')}</Heading>
        <Switch
          value={quietHours !== null}
          description={t('quiet.help')}
          onChange={(isOn) =>
            change({ quietHours: isOn ? { from: '22:00', until: '07:00', timeZone: clock.timeZone } : null })
          }
        >
          {t('quiet.label')}
        </Switch>
        {quietHours && (
          <>
            <Grid min="sm" gap="x2">
              <TimeField
                isRequired
                label={t('quiet.from')}
                name="quietFrom"
                value={quietHours.from}
                onChange={(from) => change({ quietHours: { ...quietHours, from } })}
              />
              <TimeField
                isRequired
                label={t('quiet.until')}
                name="quietUntil"
                value={quietHours.until}
                errorMessage={wrong}
                onChange={(until) => change({ quietHours: { ...quietHours, until } })}
              />
            </Grid>
            <Text size="sm" tone="muted">
              {t('quiet.zone', { zone: format.zone(zone, new Date(clock.now()).toISOString()) })}
            </Text>
          </>
        )}
      </Stack>
      <FormActions isSticky>
        <SubmitButton>{t('notifications.save')}</SubmitButton>
      </FormActions>
      {conflict && (
        <NotificationsConflict conflict={conflict} onResolve={editor.resolve} onClose={editor.closeConflict} />
      )}
    </Form>
  );
}
