import type * as v from 'valibot';
import { listConversations, listMessages, sendMessage, setAwayNote, updateConversation } from '../cloud/messages.ts';
import {
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  putNotificationPreferences,
} from '../cloud/notifications.ts';
import type { conversation, message } from '../schemas/message.ts';
import type { notificationPreferences } from '../schemas/notification.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

const last: v.InferInput<typeof message> = {
  id: 'msg-py7prnbjip',
  conversationId: 'cnv-uaq6i3y83ty7',
  author: 'CLIENT',
  text: 'I have printed the three sentences and my hands are cold already. See you in a little while.',
  sentAt: '2026-11-24T14:10:00.000Z',
  deliveredAt: null,
  readAt: null,
};

const withAmina: v.InferInput<typeof conversation> = {
  id: 'cnv-uaq6i3y83ty7',
  client: { id: 'usr-4f1c9a', displayName: 'Layla Haddad' },
  provider: { id: 'prv-amina-rahman', displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  side: 'CLIENT',
  lastMessage: last,
  unread: 0,
  state: 'OPEN',
  isBlockedByMe: false,
  away: null,
};

const away = { text: 'I am away for the conference and answer when I am back.', until: null };

const preferences: v.InferInput<typeof notificationPreferences> = {
  version: 1,
  channels: {
    APPOINTMENT_BOOKED: ['IN_APP', 'EMAIL'],
    APPOINTMENT_CHANGED: ['IN_APP', 'EMAIL'],
    APPOINTMENT_CANCELLED: ['IN_APP', 'EMAIL', 'SMS'],
    MESSAGE_RECEIVED: ['IN_APP'],
    WAITLIST_OFFER: ['IN_APP', 'EMAIL', 'SMS'],
    CLAIM_DENIED: ['IN_APP', 'EMAIL'],
    PAYOUT_FAILED: ['IN_APP', 'EMAIL'],
    REFUND_FAILED: ['IN_APP', 'EMAIL'],
    SUPERBILL_READY: ['IN_APP', 'EMAIL'],
    ESTIMATE_READY: ['IN_APP', 'EMAIL'],
    MODERATION_OUTCOME: ['IN_APP'],
    MEASURE_ASSIGNED: ['IN_APP', 'EMAIL'],
    MEASURE_FLAGGED: ['IN_APP'],
    JOURNAL_SHARED: ['IN_APP'],
    RECORD_READ: ['IN_APP', 'EMAIL'],
    APPOINTMENT_CONFIRMED: ['IN_APP', 'EMAIL'],
    SESSION_REMINDER: ['EMAIL', 'SMS'],
    INVOICE_SENT: ['IN_APP', 'EMAIL'],
    PAYMENT_REFUNDED: ['IN_APP', 'EMAIL'],
    CONSENT_REQUESTED: ['IN_APP', 'EMAIL'],
    CONSENT_ANSWERED: ['IN_APP'],
    REFERRAL_ASKED: ['IN_APP', 'EMAIL'],
    REFERRAL_ANSWERED: ['IN_APP'],
    REFERRAL_REPLIED: ['IN_APP', 'EMAIL'],
    PLAN_SENT: ['IN_APP', 'EMAIL'],
    PLAN_ANSWERED: ['IN_APP'],
    CARE_ENDED: ['IN_APP', 'EMAIL'],
    CARE_RESUMED: ['IN_APP', 'EMAIL'],
    GROUP_MEETING_CHANGED: ['IN_APP', 'EMAIL', 'SMS'],
    GROUP_MEETING_CANCELLED: ['IN_APP', 'EMAIL', 'SMS'],
    GROUP_SEAT_GIVEN: ['IN_APP', 'EMAIL', 'SMS'],
    BROADCAST_CHANGED: ['IN_APP'],
    REVIEW_RECEIVED: ['IN_APP'],
    REVIEW_ANSWERED: ['IN_APP'],
    CREDENTIAL_DECIDED: ['IN_APP', 'EMAIL'],
    ROLE_CHANGED: ['IN_APP', 'EMAIL'],
    LISTING_SUSPENDED: ['IN_APP', 'EMAIL'],
    LISTING_REINSTATED: ['IN_APP', 'EMAIL'],
    SAFETY_ALERT: ['IN_APP', 'EMAIL', 'SMS'],
  },
  quietHours: { from: '22:00', until: '07:00', timeZone: 'America/New_York' },
  discreet: true,
};

export const messageExamples: readonly AnyExample[] = [
  exampleOf(listConversations, {
    input: { query: { as: 'client', limit: 20 } },
    response: { items: [withAmina], total: 1, nextCursor: null },
  }),
  exampleOf(listMessages, {
    input: { params: { id: 'cnv-uaq6i3y83ty7' }, query: { limit: 30 } },
    response: { items: [last], total: 1, nextCursor: null, conversation: withAmina },
  }),
  exampleOf(sendMessage, {
    input: { body: { providerId: 'prv-amina-rahman', text: 'May I bring my sister to the first ten minutes?' } },
    response: {
      message: {
        ...last,
        id: 'msg-2c7e6a1d-54f0-4b8e-9c3f-1a7d90b2e6f8',
        text: 'May I bring my sister to the first ten minutes?',
        sentAt: '2026-11-24T15:00:00.000Z',
      },
      crisisHelp: false,
    },
  }),
  exampleOf(updateConversation, {
    input: { params: { id: 'cnv-uaq6i3y83ty7' }, body: { readUpTo: 'msg-y92vew83gz' } },
    response: withAmina,
  }),
  exampleOf(setAwayNote, { input: { body: { away } }, response: { away } }),
  exampleOf(listNotifications, {
    input: { query: { unread: true, kind: ['APPOINTMENT_CHANGED', 'MEASURE_ASSIGNED'] } },
    response: {
      items: [
        {
          id: 'ntf-h2b4cke9cdzh',
          kind: 'APPOINTMENT_CHANGED',
          subject: { appointmentId: 'apt-t2h6n9v4' },
          count: 1,
          createdAt: '2026-11-23T19:00:00.000Z',
          readAt: null,
          deliveries: [
            { channel: 'IN_APP', at: '2026-11-23T19:00:00.000Z' },
            { channel: 'EMAIL', at: '2026-11-23T19:00:00.000Z' },
          ],
        },
      ],
      total: 1,
      nextCursor: null,
      unread: 3,
    },
  }),
  exampleOf(markNotificationsRead, { input: { body: { ids: ['ntf-h2b4cke9cdzh'] } }, response: { unread: 2 } }),
  exampleOf(getNotificationPreferences, { input: {}, response: preferences }),
  exampleOf(putNotificationPreferences, {
    input: { body: { ...preferences, quietHours: { from: '21:30', until: '07:00', timeZone: 'America/New_York' } } },
    response: {
      ...preferences,
      version: 2,
      quietHours: { from: '21:30', until: '07:00', timeZone: 'America/New_York' },
    },
  }),
];
