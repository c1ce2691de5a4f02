import type { NotificationChannel, NotificationKind, NotificationPreferences } from '@sakina/platform/contract';

/** The preferences with one entry for each thing that is changed by itself, so that two windows can be merged. */
export type NotificationForm = Pick<NotificationPreferences, 'discreet' | 'quietHours'> & {
  [Kind in NotificationKind as `channels.${Kind}`]: NotificationChannel[];
};

/** The preferences as a form. */
export function notificationFormOf({ discreet, quietHours, channels }: NotificationPreferences): NotificationForm {
  const entries = Object.entries(channels).map(([kind, chosen]) => [`channels.${kind}`, chosen]);
  return { discreet, quietHours, ...Object.fromEntries(entries) } as NotificationForm;
}

/** The form as the contract takes it, for a version. */
export function preferencesOf(form: NotificationForm, version: number): NotificationPreferences {
  const { discreet, quietHours, ...rest } = form;
  const entries = Object.entries(rest).map(([name, chosen]) => [name.replace('channels.', ''), chosen]);
  return {
    version,
    discreet,
    quietHours,
    channels: Object.fromEntries(entries) as NotificationPreferences['channels'],
  };
}

/** The kind of news whose channels an entry holds; null for another entry. */
export function kindOf(name: keyof NotificationForm): NotificationKind | null {
  return name.startsWith('channels.') ? (name.slice('channels.'.length) as NotificationKind) : null;
}
