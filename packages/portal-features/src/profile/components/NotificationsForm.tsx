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
import type { NotificationPreferences } from '@sakina/platform/contract';
import { canEnterProviderArea } from '@sakina/platform/domain';
import { useUser, useClock, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { SaveNotice, serverVersion } from '../../shared/index.ts';
import { useSaveNotificationPreferences } from '../api/use-save-notification-preferences.ts';
import { useProfileText } from '../messages/index.ts';
import { channels, kindsFor, withChannels } from '../model/kinds.ts';

export interface NotificationsFormProps {
  /** What is chosen, saved or not. */
  form: NotificationPreferences;
  /** Called with what is changed; null once it is saved. */
  onKeep: (form: NotificationPreferences | null) => void;
}

/** The channels of each kind of news, quiet hours, and discreet words. */
export function NotificationsForm({ form, onKeep }: NotificationsFormProps) {
  const t = useProfileText();
  const format = useFormat();
  const clock = useClock();
  const toast = useToast();
  const user = useUser();
  const save = useSaveNotificationPreferences();
  const [isChecked, setChecked] = useState(false);
  const { quietHours } = form;

  function quietProblem() {
    if (!quietHours) return undefined;
    if (quietHours.from === '' || quietHours.until === '') return t('quiet.missing');
    return quietHours.from === quietHours.until ? t('quiet.same') : undefined;
  }
  const wrong = (isChecked ? quietProblem() : undefined) ?? fieldProblems(save.error)['quietHours.until'];

  function change(next: NotificationPreferences) {
    save.reset();
    onKeep(next);
  }
  async function submit() {
    setChecked(true);
    if (quietProblem() !== undefined) return;
    try {
      await save.run({ body: form });
      onKeep(null);
      toast({ title: t('notifications.saved'), tone: 'success' });
    } catch (error) {
      // Said by the notice; what was chosen stays, and is saved over the other window's if that is wished.
      const version = serverVersion(error);
      if (version !== null) onKeep({ ...form, version });
    }
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
      {!wrong && <SaveNotice error={save.error} />}
      <Switch
        value={form.discreet}
        description={t('discreet.help')}
        onChange={(discreet) => change({ ...form, discreet })}
      >
        {t('discreet.label')}
      </Switch>
      <Stack gap="x2">
        <Heading level={3}>{t('channels.title')}</Heading>
        {kindsFor(user !== null && canEnterProviderArea(user)).map((kind) => (
          <CheckboxGroup
            key={kind}
            layout="inline"
            label={t(`kind.${kind}`)}
            value={form.channels[kind]}
            options={channels.map((id) => ({ id, label: t(`channel.${id}`) }))}
            onChange={(names) => change({ ...form, channels: withChannels(form.channels, kind, names) })}
          />
        ))}
      </Stack>
      <Stack gap="x2">
        <Heading level={3}>{t('quiet.title')}</Heading>
        <Switch
          value={quietHours !== null}
          description={t('quiet.help')}
          onChange={(isOn) =>
            change({ ...form, quietHours: isOn ? { from: '22:00', until: '07:00', timeZone: clock.timeZone } : null })
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
                onChange={(from) => change({ ...form, quietHours: { ...quietHours, from } })}
              />
              <TimeField
                isRequired
                label={t('quiet.until')}
                name="quietUntil"
                value={quietHours.until}
                errorMessage={wrong}
                onChange={(until) => change({ ...form, quietHours: { ...quietHours, until } })}
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
    </Form>
  );
}
