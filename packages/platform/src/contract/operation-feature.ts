import type { Operation } from './operation.ts';
import type { PlatformFeature } from './schemas/features.ts';

/**
 * The operations that a feature carries, by name or, ending in a dot, by resource. What was promised before a feature
 * was turned off can still be kept or taken back: a group that was announced is held, left and cancelled, a broadcast
 * on air ends as any other. Mood check-ins, exercises and the journal are someone’s own and stay.
 */
const OPERATIONS: Readonly<Record<PlatformFeature, readonly string[]>> = {
  voiceVideo: ['rooms.mediaAccess'],
  assistant: ['assistant.'],
  community: ['circles.', 'posts.', 'replies.', 'contentReports.'],
  companion: ['programmes.', 'enrolments.', 'steps.'],
  groupSessions: ['groupSessions.create', 'groupSessions.join'],
  broadcasts: ['broadcasts.list', 'broadcasts.create', 'broadcasts.start'],
};

/** The feature without which a call is refused as `FEATURE_OFF`, or null. */
export function featureOf({ name }: Pick<Operation, 'name'>): PlatformFeature | null {
  for (const [feature, names] of Object.entries(OPERATIONS))
    if (names.some((own) => (own.endsWith('.') ? name.startsWith(own) : name === own)))
      return feature as PlatformFeature;
  return null;
}
