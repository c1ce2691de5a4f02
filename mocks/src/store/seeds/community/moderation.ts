import type { ContentReportId } from '@sakina/platform/contract';
import { caseSeeds, communityIds } from '../../../personas/community/index.ts';
import { opaque } from '../../../personas/random.ts';
import type { ContentReportRow, ModerationCaseRow } from '../../tables/community.ts';
import { hoursAgo } from './moment.ts';

/** Moderation cases with their reports. */
export function seedModeration(now: Date): {
  moderationCases: ModerationCaseRow[];
  contentReports: ContentReportRow[];
} {
  const contentReports: ContentReportRow[] = [];
  const moderationCases = caseSeeds.map((seed, index): ModerationCaseRow => {
    const id = seed.id ?? `mod-${opaque(`case ${index}`, 8)}`;
    const decidedAt = seed.decision ? hoursAgo(now, seed.hoursAgo - seed.decision.hoursLater) : null;
    const isActedOn =
      seed.decision !== undefined && seed.decision.action !== 'DISMISS' && seed.decision.action !== 'APPROVE';
    seed.reports?.forEach((report, at) => {
      const { subject } = seed;
      if (subject.kind === 'MEMBER') return;
      contentReports.push({
        id: (report.id ?? `rpt-${opaque(`report ${index} ${at}`, 8)}`) as ContentReportId,
        target: subject,
        reason: report.reason,
        words: report.words ?? null,
        status: seed.decision === undefined ? 'OPEN' : isActedOn ? 'ACTED_ON' : 'NO_ACTION',
        createdAt: hoursAgo(now, seed.hoursAgo - at * 2),
        decidedAt,
        reporterId: report.by,
        caseId: id,
      });
    });
    return {
      id,
      source: seed.source,
      subject: seed.subject,
      priority: seed.isUrgent ? 'URGENT' : 'NORMAL',
      circleId: seed.circle && communityIds.circles[seed.circle],
      status: seed.decision ? 'DECIDED' : 'OPEN',
      openedAt: hoursAgo(now, seed.hoursAgo),
      words: seed.words ?? null,
      notes: (seed.notes ?? []).map(([authorName, text], at) => ({
        id: `${id}-note-${at + 1}`,
        authorName,
        text,
        createdAt: hoursAgo(now, seed.hoursAgo * 0.6),
      })),
      decision:
        seed.decision && decidedAt !== null
          ? {
              action: seed.decision.action,
              reason: seed.decision.reason ?? null,
              words: seed.decision.words ?? null,
              muteDays: seed.decision.muteDays ?? null,
              decidedBy: { id: seed.decision.by[0], displayName: seed.decision.by[1] },
              decidedAt,
            }
          : null,
    };
  });
  return { moderationCases, contentReports };
}
