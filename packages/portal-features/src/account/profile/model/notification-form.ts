import type { NotificationChannel, NotificationPreferences } from '@sakina/platform/contract';
import { kindsFor, withChannels } from './kinds.ts';
import type { NotificationRowKind } from './kinds.ts';

/**
 * The preferences with one entry for each thing that is changed by itself, so that two windows can be merged: channels
 * by row.
 */
export type NotificationForm = Pick<NotificationPreferences, 'discreet' | 'quietHours'> & {
  [Kind in NotificationRowKind as `channels.${Kind}`]: NotificationChannel[];
};

/** The preferences as a form. */
export function notificationFormOf({ discreet, quietHours, channels }: NotificationPreferences): NotificationForm {
  const entries = kindsFor(true).map((kind) => [`channels.${kind}`, channels[kind]]);
  return { discreet, quietHours, ...Object.fromEntries(entries) } as NotificationForm;
}

/**
 * The form as the contract takes it, built on what was saved: the kinds of a row that was not changed keep their own
 * channels.
 */
export function preferencesOf(form: NotificationForm, saved: NotificationPreferences): NotificationPreferences {
  const { discreet, quietHours } = form;
  let { channels } = saved;
  for (const kind of kindsFor(true)) {
    const chosen = form[`channels.${kind}`];
    if (chosen.join() !== saved.channels[kind].join()) channels = withChannels(channels, kind, chosen);
  }
  return { version: saved.version, discreet, quietHours, channels };
}

/** The kind of news whose channels an entry holds; null for another entry. */
export function kindOf(name: keyof NotificationForm): NotificationRowKind | null {
  return name.startsWith('channels.') ? (name.slice('channels.'.length) as NotificationRowKind) : null;
}
