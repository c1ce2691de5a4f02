import type { OperationError } from './operation.ts';

/** Failures that many calls share, each worded once. */
export const unauthenticated: OperationError = {
  status: 401,
  code: 'UNAUTHENTICATED',
  when: 'No bearer token, or one that is not valid any more.',
};
export const forbidden: OperationError = {
  status: 403,
  code: 'FORBIDDEN',
  when: 'The record belongs to someone else, or the role does not allow it.',
};
export const notFound: OperationError = { status: 404, code: 'NOT_FOUND', when: 'There is no such record.' };
export const invalid: OperationError = {
  status: 422,
  code: 'VALIDATION_FAILED',
  when: 'A field is missing or wrong; details names each field with its problem.',
};
/** Every operation with a body can fail so. */
export const unknownField: OperationError = {
  status: 422,
  code: 'UNKNOWN_FIELD',
  when: 'The body has a field that the operation does not know, or one is misspelt; details.fields names each. Nothing was done.',
};
export const conflict: OperationError = {
  status: 409,
  code: 'VERSION_CONFLICT',
  when: 'The record was changed meanwhile; read it again.',
};
export const invalidCursor: OperationError = {
  status: 422,
  code: 'CURSOR_INVALID',
  when: 'The cursor is not one of this list, or of other filters; begin again without it.',
};
export const notInPlan: OperationError = {
  status: 403,
  code: 'NOT_IN_PLAN',
  when: 'The organisation’s plan does not contain the feature; details.availableIn names the plans that do.',
};
export const featureOff: OperationError = {
  status: 403,
  code: 'FEATURE_OFF',
  when: 'An administrator has turned the feature off for everyone; details.feature names it.',
};
export const notCancellable: OperationError = {
  status: 409,
  code: 'NOT_CANCELLABLE',
  when: 'The session has started, is over, or was cancelled before.',
};
export const slotTaken: OperationError = {
  status: 409,
  code: 'SLOT_TAKEN',
  when: 'That time is not open, or not any more: someone else may have booked it meanwhile. details.alternatives lists other slots.',
};
export const slotPast: OperationError = { status: 422, code: 'SLOT_IN_PAST', when: 'The time lies in the past.' };
export const noticeTooShort: OperationError = {
  status: 422,
  code: 'NOTICE_TOO_SHORT',
  when: 'The time is nearer than the notice that the provider needs: details.noticeMinutes, in minutes. details.alternatives lists other slots.',
};
export const fileTooLarge: OperationError = {
  status: 413,
  code: 'FILE_TOO_LARGE',
  when: 'The file has more bytes than are taken; details.limitBytes says how many are.',
};
export const fileTypeUnsupported: OperationError = {
  status: 415,
  code: 'FILE_TYPE_UNSUPPORTED',
  when: 'The content of the file is of another kind than its name may say, and not one of details.accepted.',
};
export const rank: OperationError = {
  status: 403,
  code: 'RANK',
  when: 'The person stands beside or above the caller, or the role is higher than the caller may give.',
};
export const ownMatter: OperationError = {
  status: 403,
  code: 'OWN_MATTER',
  when: 'It is about the caller themselves, and someone else has to decide it.',
};
export const lastOwner: OperationError = {
  status: 409,
  code: 'LAST_OWNER',
  when: 'They are the last active owner of their organisation, who has signed in before; no one else could lead it.',
};
export const logDown: OperationError = {
  status: 503,
  code: 'LOG_DOWN',
  when: 'The audit log cannot be written, so nothing was changed.',
};
export const ownAccount: OperationError = {
  status: 409,
  code: 'OWN_ACCOUNT',
  when: 'No one changes their own roles or suspends themselves.',
};
export const lastAdmin: OperationError = {
  status: 409,
  code: 'LAST_ADMIN',
  when: 'Too few active platform administrators would be left: one to keep the role, two to decide together.',
};
export const wrongState: OperationError = {
  status: 409,
  code: 'ACCOUNT_STATE',
  when: 'The account is in a state that does not allow it: suspended already, not suspended, or deleted; details.status names it.',
};
export const rolesChanged: OperationError = {
  status: 409,
  code: 'ROLES_CHANGED',
  when: 'Someone else changed the roles since they were read; details.roles are those of now.',
};
export const licenceNeeded: OperationError = {
  status: 409,
  code: 'LICENCE_NEEDED',
  when: 'A provider’s role is held by those whose licence was approved here; it is not given by hand.',
};
export const needsApproval: OperationError = {
  status: 403,
  code: 'NEEDS_APPROVAL',
  when: 'A second administrator has to approve it: it is asked for with admin.approvals.request.',
};

/** Every operation can fail so, a public one too: a token that is sent has to be valid. */
export const tokenInvalid: OperationError = {
  status: 401,
  code: 'TOKEN_INVALID',
  when: 'The Authorization header holds no bearer token that is valid now; renew it and repeat the call.',
};
export const organizationForeign: OperationError = {
  status: 403,
  code: 'ORGANIZATION_FOREIGN',
  when: 'X-Organization-Id names an organization that the account does not belong to.',
};

/** Every operation with a JSON body can fail so. */
export const mediaTypeUnsupported: OperationError = {
  status: 415,
  code: 'MEDIA_TYPE_UNSUPPORTED',
  when: 'The body is not sent as application/json.',
};

/** Every operation that takes an Idempotency-Key can fail so. */
export const idempotencyKeyInvalid: OperationError = {
  status: 422,
  code: 'IDEMPOTENCY_KEY_INVALID',
  when: 'The Idempotency-Key is shorter than 8 or longer than 128 characters, or has others than printable ASCII.',
};
export const idempotencyMismatch: OperationError = {
  status: 422,
  code: 'IDEMPOTENCY_MISMATCH',
  when: 'The Idempotency-Key was used before with another body; nothing was done.',
};

/** Refused because not everyone who was recorded stands by it. */
export const notAgreed = {
  status: 409,
  code: 'NOT_AGREED',
  when: 'Not everyone who was recorded has agreed to this, or someone took it back.',
} as const;
