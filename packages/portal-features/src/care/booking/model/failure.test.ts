import { ApiError } from '@sakina/platform/client';
import { describe, expect, it } from 'vitest';
import { readFailure } from './failure.ts';

const http = (status: number, code: string, details?: unknown) =>
  new ApiError({ kind: 'http', status, code, message: '', details });
const span = { startsAt: '2026-11-26T15:00:00Z', endsAt: '2026-11-26T15:50:00Z' };

describe('readFailure', () => {
  it.each([
    [http(409, 'SLOT_TAKEN', { alternatives: [span] }), { kind: 'taken', alternatives: [span] }],
    [
      http(409, 'SLOT_TAKEN', { alternatives: [span, null, { startsAt: 'soon' }, 7] }),
      { kind: 'taken', alternatives: [span] },
    ],
    [http(409, 'SLOT_TAKEN'), { kind: 'taken', alternatives: [] }],
    [http(409, 'SLOT_TAKEN', { alternatives: 'none' }), { kind: 'taken', alternatives: [] }],
    [http(422, 'SLOT_IN_PAST'), { kind: 'past' }],
    [
      http(422, 'NOTICE_TOO_SHORT', { noticeMinutes: 120, alternatives: [span] }),
      { kind: 'notice', minutes: 120, alternatives: [span] },
    ],
    [http(422, 'NOTICE_TOO_SHORT'), { kind: 'notice', minutes: null, alternatives: [] }],
    [http(409, 'NOT_CANCELLABLE'), { kind: 'fixed' }],
    [http(409, 'VERSION_CONFLICT', { startsAt: span.startsAt }), { kind: 'moved' }],
    [http(404, 'NOT_FOUND'), { kind: 'gone' }],
    [
      http(422, 'VALIDATION_FAILED', { fields: { phone: 'Too short' } }),
      { kind: 'fields', fields: { phone: 'Too short' } },
    ],
    [http(422, 'VALIDATION_FAILED', { fields: { startsAt: 'Not offered' } }), { kind: 'taken', alternatives: [] }],
    [
      http(422, 'VALIDATION_FAILED', { fields: { 'payment.paymentMethodToken': 'Unknown' } }),
      { kind: 'card', code: 'UNKNOWN_CARD' },
    ],
    [http(402, 'CARD_DECLINED'), { kind: 'card', code: 'CARD_DECLINED' }],
    [http(402, 'INSUFFICIENT_FUNDS'), { kind: 'card', code: 'INSUFFICIENT_FUNDS' }],
    [http(402, 'EXPIRED_CARD'), { kind: 'card', code: 'EXPIRED_CARD' }],
    [http(409, 'QUOTE_CHANGED'), { kind: 'price' }],
    [http(422, 'VALIDATION_FAILED'), { kind: 'other' }],
    [http(403, 'FORBIDDEN'), { kind: 'other' }],
    [http(503, 'HTTP_503'), { kind: 'unsure', cause: 'server' }],
    [new ApiError({ kind: 'network', code: 'NETWORK', message: '' }), { kind: 'unsure', cause: 'network' }],
    [new ApiError({ kind: 'timeout', code: 'TIMEOUT', message: '' }), { kind: 'unsure', cause: 'timeout' }],
    [new ApiError({ kind: 'contract', code: 'CONTRACT_BREACH', message: '' }), { kind: 'unsure', cause: 'contract' }],
    [new Error('no'), { kind: 'other' }],
  ])('reads %s as %o', (error, failure) => {
    expect(readFailure(error)).toEqual(failure);
  });
});
