import type { NotificationPreferences } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { useProfileText } from '../messages/index.ts';
import { kindOf, notificationFormOf } from '../model/notification-form.ts';
import type { NotificationForm } from '../model/notification-form.ts';

export interface NotificationsConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<NotificationPreferences, NotificationForm>;
}

/** A day without a clock change, in UTC, on which a time of day is written. */
const clockAt = (time: string) => `2024-01-01T${time}:00Z`;

/** Asks about the preferences that two windows changed, in words. */
export function NotificationsConflict({ conflict: { merged, theirs, fields }, ...rest }: NotificationsConflictProps) {
  const t = useProfileText();
  const format = useFormat();
  const nameOf = (field: keyof NotificationForm) => {
    const kind = kindOf(field);
    if (kind) return t(`kind.${kind}`);
    return t(field === 'discreet' ? 'discreet.label' : 'quiet.title');
  };
  const saidIn = (form: NotificationForm, field: keyof NotificationForm) => {
    const kind = kindOf(field);
    if (kind) return format.list(form[`channels.${kind}`].map((channel) => t(`channel.${channel}`)));
    if (field === 'discreet') return t(form.discreet ? 'conflict.on' : 'conflict.off');
    return form.quietHours === null
      ? t('conflict.off')
      : t('conflict.quiet', {
          from: format.time(clockAt(form.quietHours.from), 'UTC'),
          until: format.time(clockAt(form.quietHours.until), 'UTC'),
        });
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: nameOf(field),
        mine: saidIn(merged, field),
        theirs: saidIn(notificationFormOf(theirs), field),
      }))}
    />
  );
}
