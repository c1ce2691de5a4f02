import { adminApprovalExamples } from './admin-approvals.ts';
import { adminBreakGlassExamples } from './admin-break-glass.ts';
import { auditExamples } from './admin-audit.ts';
import { adminProviderExamples } from './admin-providers.ts';
import { adminRevenueExamples } from './admin-revenue.ts';
import { adminSafetyExamples } from './admin-safety.ts';
import { adminSearchExamples } from './admin-search.ts';
import { adminSessionExamples } from './admin-sessions.ts';
import { adminSettingExamples } from './admin-settings.ts';
import { adminUserListExamples } from './admin-user-lists.ts';
import { adminUserExamples } from './admin-users.ts';
import type { AnyExample } from './example.ts';

/** What administrators do: sessions, users, providers, money, safety, settings and the audit log. */
export const adminExamples: readonly AnyExample[] = [
  ...adminSessionExamples,
  ...adminSearchExamples,
  ...adminUserExamples,
  ...adminUserListExamples,
  ...adminProviderExamples,
  ...adminRevenueExamples,
  ...adminSafetyExamples,
  ...adminApprovalExamples,
  ...adminBreakGlassExamples,
  ...adminSettingExamples,
  ...auditExamples,
];
