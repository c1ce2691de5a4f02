import type { NotificationSubject } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';

/**
 * Where a decision of the moderators is read, in every portal: beside the report that it answers, at the post, in the
 * circle, or on the page of the provider whose review it is about.
 */
export function outcomePath({ contentReportId, providerId, postId, circleId }: NotificationSubject): string {
  if (contentReportId) return paths.community({ show: 'reports' });
  if (providerId) return paths.therapist(providerId);
  return paths.community({ circle: circleId, post: postId });
}
