import type { OperationError } from './operation.ts';

/** Failures that many calls share, each worded once. */
export const unauthenticated: OperationError = { status: 401, code: 'UNAUTHENTICATED', when: 'No bearer token, or one that is not valid any more.' };
export const forbidden: OperationError = { status: 403, code: 'FORBIDDEN', when: 'The record belongs to somebody else, or the role does not allow it.' };
export const notFound: OperationError = { status: 404, code: 'NOT_FOUND', when: 'There is no such record.' };
export const invalid: OperationError = { status: 422, code: 'VALIDATION_FAILED', when: 'A field is missing or wrong; details names each field with its problem.' };
export const conflict: OperationError = { status: 409, code: 'VERSION_CONFLICT', when: 'The record was changed meanwhile; read it again.' };
export const invalidCursor: OperationError = { status: 422, code: 'CURSOR_INVALID', when: 'The cursor is not one of this list, or of other filters; begin again without it.' };
