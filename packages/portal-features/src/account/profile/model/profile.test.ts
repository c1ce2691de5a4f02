import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../shared/index.ts';
import { coverageBody, coverageProblems, emptyCoverage, readKeptCoverage } from './forms.ts';
import { notificationKind } from '@sakina/platform/contract';
import { channelsIn, kindsFor, kindsOf, withChannels } from './kinds.ts';
import { readProfileSection } from './sections.ts';

const filled = {
  insurer: 'AETNA',
  planName: ' Open Access ',
  memberId: 'W123456789',
  groupNumber: '',
  relationship: 'SELF',
};

describe('the part of the profile that an address asks for', () => {
  it.each([
    ['', 'account'],
    ['section=data', 'data'],
    ['section=nothing', 'account'],
    ['section=__proto__', 'account'],
  ])('%s: %s', (search, section) => {
    expect(readProfileSection(new URLSearchParams(search))).toBe(section);
  });
});

describe('an insurance as it is typed', () => {
  it.each([
    ['nothing wrong', {}, {}],
    ['nothing filled in', emptyCoverage, { insurer: 'missing', planName: 'missing', memberId: 'missing' }],
    ['a number that is too short', { memberId: 'W1' }, { memberId: 'memberWrong' }],
    ['a group that is none', { groupNumber: 'ask HR' }, { groupNumber: 'groupWrong' }],
    ['a plan that is too long', { planName: 'x'.repeat(121) }, { planName: 'tooLong' }],
  ])('finds %s', (_, change, problems) => {
    expect(coverageProblems({ ...filled, ...change })).toEqual(problems);
  });

  it('is sent without spaces around, and without a group where there is none', () => {
    expect(coverageBody(filled)).toEqual({
      insurer: 'AETNA',
      planName: 'Open Access',
      memberId: 'W123456789',
      groupNumber: null,
      relationship: 'SELF',
    });
    expect(coverageBody(emptyCoverage)).toBeUndefined();
  });

  it.each([
    [filled, filled],
    [null, null],
    [{ insurer: 'AETNA' }, null],
    ['AETNA', null],
  ])('comes back from the device, if it was one: %j', (kept, read) => {
    expect(readKeptCoverage(kept)).toEqual(read);
  });
});

describe('news and their channels', () => {
  it('tell a client nothing of payouts', () => {
    expect(kindsFor(false)).not.toContain('PAYOUT_FAILED');
    expect(kindsFor(true)).toContain('PAYOUT_FAILED');
  });
  it('can be chosen for every kind there is, each in one row', () => {
    const chosen = kindsFor(true).flatMap(kindsOf);
    expect(chosen.toSorted()).toEqual(notificationKind.options.toSorted());
  });
  it('of kinds in one row are chosen together', () => {
    const none = Object.fromEntries(notificationKind.options.map((kind) => [kind, []])) as never;
    expect(withChannels(none, 'INVOICE_SENT', ['EMAIL'])).toMatchObject({
      INVOICE_SENT: ['EMAIL'],
      PAYMENT_REFUNDED: ['EMAIL'],
      REFUND_FAILED: [],
    });
  });
  it('keep to the channels there are, in our order', () => {
    expect(channelsIn(['SMS', 'PIGEON', 'IN_APP'])).toEqual(['IN_APP', 'SMS']);
  });
});

it('a file comes out of base64 byte by byte', () => {
  expect(new TextDecoder().decode(bytesOf('w6k='))).toBe('é');
});
