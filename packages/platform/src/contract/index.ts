// For those who hold a value against a schema without knowing the library.
export { is, parse, safeParse } from 'valibot';
export type { InferInput } from 'valibot';
export {
  featureOff,
  idempotencyKeyInvalid,
  idempotencyMismatch,
  mediaTypeUnsupported,
  organizationForeign,
  tokenInvalid,
  unknownField,
} from './errors.ts';
export { errorsOf } from './operation-errors.ts';
export { featureOf } from './operation-feature.ts';
export { scopeOf } from './operation-scope.ts';
export type { OperationScope, ScopedRecord, ScopeParty } from './operation-scope.ts';
export * from './operation.ts';
export * from './realtime.ts';
export * from './schemas/admin.ts';
export * from './schemas/admin-approvals.ts';
export * from './schemas/admin-area.ts';
export * from './schemas/admin-overview.ts';
export * from './schemas/admin-provider.ts';
export * from './schemas/admin-revenue.ts';
export * from './schemas/admin-search.ts';
export * from './schemas/admin-settings.ts';
export * from './schemas/audit.ts';
export * from './schemas/application.ts';
export * from './schemas/appointment.ts';
export * from './schemas/appointment-series.ts';
export * from './schemas/cancellation.ts';
export * from './schemas/billing-identity.ts';
export * from './schemas/booking.ts';
export * from './schemas/booking-rules.ts';
export * from './schemas/break-glass.ts';
export * from './schemas/calendar.ts';
export * from './schemas/check-in.ts';
export * from './schemas/claim.ts';
export * from './schemas/claim-line.ts';
export * from './schemas/claim-settlement.ts';
export * from './schemas/client-consent.ts';
export * from './schemas/diagnosis.ts';
export * from './schemas/referral.ts';
export * from './schemas/common.ts';
export * from './schemas/community.ts';
export * from './schemas/companion.ts';
export * from './schemas/document.ts';
export * from './schemas/estimate.ts';
export * from './schemas/features.ts';
export * from './schemas/group-session.ts';
export * from './schemas/ids.ts';
export * from './schemas/invitation.ts';
export * from './schemas/journal.ts';
export * from './schemas/measure.ts';
export * from './schemas/media.ts';
export * from './schemas/payer.ts';
export * from './schemas/message.ts';
export * from './schemas/moderation.ts';
export * from './schemas/note.ts';
export * from './schemas/notification.ts';
export * from './schemas/onboarding.ts';
export * from './schemas/own-account.ts';
export * from './schemas/payment.ts';
export * from './schemas/payout.ts';
export * from './schemas/invoice.ts';
export * from './schemas/income.ts';
export * from './schemas/coverage.ts';
export * from './schemas/billable-session.ts';
export * from './schemas/provider.ts';
export * from './schemas/provider-account.ts';
export * from './schemas/remittance.ts';
export * from './schemas/report.ts';
export * from './schemas/review.ts';
export * from './schemas/recording-status.ts';
export * from './schemas/room-caption.ts';
export * from './schemas/room-signal.ts';
export * from './schemas/room.ts';
export * from './schemas/admin-safety-alert.ts';
export * from './schemas/safety-alert.ts';
export * from './schemas/session.ts';
export * from './schemas/step.ts';
export * from './schemas/superbill.ts';
export * from './schemas/treatment.ts';
export * from './schemas/waitlist.ts';
export * from './v1/index.ts';
export * from './cloud/index.ts';
