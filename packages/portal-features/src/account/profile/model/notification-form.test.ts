import { notificationKind } from '@sakina/platform/contract';
import type { NotificationPreferences } from '@sakina/platform/contract';
import { mergeVersions } from '@sakina/platform/domain';
import { expect, it } from 'vitest';
import { kindOf, notificationFormOf, preferencesOf } from './notification-form.ts';
import type { NotificationForm } from './notification-form.ts';

const saved: NotificationPreferences = {
  version: 3,
  discreet: false,
  quietHours: null,
  channels: Object.fromEntries(
    notificationKind.options.map((kind) => [kind, ['IN_APP']]),
  ) as NotificationPreferences['channels'],
};

it('puts together what it took apart', () => {
  expect(preferencesOf(notificationFormOf(saved), saved)).toEqual(saved);
});

it('merges the channels of two kinds that two windows chose [SEC-16]', () => {
  const base = notificationFormOf(saved);
  const { merged, conflicts } = mergeVersions<NotificationForm>(
    base,
    { ...base, 'channels.MESSAGE_RECEIVED': ['EMAIL'] },
    { ...base, discreet: true, 'channels.WAITLIST_OFFER': [] },
  );
  expect(conflicts).toEqual([]);
  expect(preferencesOf(merged, { ...saved, version: 4 })).toMatchObject({
    version: 4,
    discreet: true,
    channels: { MESSAGE_RECEIVED: ['EMAIL'], WAITLIST_OFFER: [], APPOINTMENT_BOOKED: ['IN_APP'] },
  });
});

it('changes all kinds of a row together, and leaves those of another row as they were', () => {
  const own = { ...saved, channels: { ...saved.channels, ROLE_CHANGED: ['SMS' as const] } };
  const form = { ...notificationFormOf(own), 'channels.INVOICE_SENT': ['EMAIL' as const] };
  expect(preferencesOf(form, own).channels).toEqual({
    ...own.channels,
    INVOICE_SENT: ['EMAIL'],
    PAYMENT_REFUNDED: ['EMAIL'],
  });
});

it('tells channels from the rest', () => {
  expect(kindOf('channels.MESSAGE_RECEIVED')).toBe('MESSAGE_RECEIVED');
  expect(kindOf('discreet')).toBeNull();
});
