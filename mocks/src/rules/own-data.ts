import { preferencesOf } from './notify.ts';
import { consentsOf, ownConsent } from './client-consents.ts';
import { ownPlansOf } from './treatment-plans.ts';
import type { Caller } from '../handlers/caller.ts';
import type { Tables } from '../store/table.ts';

/** All stored data of one user, by subject. */
export interface OwnData {
  readonly about: {
    readonly name: string;
    readonly email: string;
    readonly accountId: string;
    readonly requestedAt: string;
  };
  readonly parts: Readonly<Record<string, readonly object[]>>;
}

/** A row without internal fields. */
function without<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Omit<Row, Key> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key as Key))) as Omit<Row, Key>;
}

/**
 * Collects the stored data of a user. Excluded: a provider’s session notes, which the provider discloses, and the
 * tokens of cards, which belong to the payment platform.
 */
export function collectOwnData(tables: Tables, { userId, displayName, email }: Caller, requestedAt: string): OwnData {
  const ofUser = <Row extends { userId: string }>(rows: Row[]) =>
    rows.filter((row) => row.userId === userId).map((row) => without(row, 'userId'));
  const ofClient = <Row extends { client: { id: string } }>(rows: Row[]) =>
    rows.filter((row) => row.client.id === userId);
  const ofAuthor = <Row extends { authorId: string | null }>(rows: Row[]) =>
    rows.filter((row) => row.authorId === userId).map((row) => without(row, 'authorId'));
  const preferences = tables.ownPreferences.get(userId);
  return {
    about: { name: displayName, email, accountId: userId, requestedAt },
    parts: {
      preferences: preferences ? [without(preferences, 'id', 'version')] : [],
      notificationPreferences: [without(preferencesOf(tables, userId), 'version')],
      onboarding: ofUser(tables.onboardingSubmissions.all()),
      sessions: ofClient(tables.appointments.all()),
      safetyPlan: tables.safetyPlans
        .all()
        .filter((row) => row.clientId === userId)
        .map((row) => without(row, 'id')),
      questionnaires: ofClient(tables.measures.all()).map((row) => without(row, 'readers')),
      treatmentPlans: ownPlansOf(tables, userId),
      consents: consentsOf(tables, userId).map((row) => ownConsent(tables, row)),
      journal: ofUser(tables.journalEntries.all()),
      checkIns: ofUser(tables.checkIns.all()),
      programmes: ofUser(tables.enrolments.all()),
      messages: ofClient(tables.messages.all()),
      insurance: ofClient(tables.coverages.all()),
      cards: tables.paymentMethods
        .all()
        .filter((row) => row.ownerId === userId)
        .map((row) => without(row, 'ownerId', 'token')),
      payments: ofClient(tables.payments.all()),
      posts: ofAuthor(tables.posts.all()),
      replies: ofAuthor(tables.replies.all()),
      reviews: ofAuthor(tables.reviews.all()),
      notifications: ofUser(tables.notifications.all()),
    },
  };
}
