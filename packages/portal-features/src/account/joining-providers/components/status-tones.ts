import type { StatusTone } from '@sakina/design-system';
import type { ApplicationStatus } from '@sakina/platform/contract';

/** The tone of each application status. */
export const STATUS_TONES: Readonly<Record<ApplicationStatus, StatusTone>> = {
  DRAFT: 'draft',
  SUBMITTED: 'waiting',
  IN_REVIEW: 'active',
  NEEDS_CHANGES: 'warning',
  APPROVED: 'success',
  DECLINED: 'ended',
  WITHDRAWN: 'ended',
};
