import { describe, expect, it } from 'vitest';
import { readDirectoryQuery } from './query.ts';
import { WAIT_WISHES, formOf, problemsOf, wishesOfForm, wishesOfQuery } from './waitlist-form.ts';

const at = (address: string) => readDirectoryQuery(new URLSearchParams(address));

describe('the form of the waitlist [CARE-7]', () => {
  it.each([
    ['', {}],
    [
      'kind=imam&language=id&gender=female&wish=language',
      {
        kind: { anyOf: ['IMAM'], strength: 'MUST' },
        language: { anyOf: ['id'], strength: 'WISH' },
        gender: { anyOf: ['FEMALE'], strength: 'MUST' },
      },
    ],
    ['mode=in-person&price=80&q=grief', { mode: { anyOf: ['IN_PERSON'], strength: 'MUST' } }],
  ])('takes over what was asked for: “%s”', (address, wishes) => {
    expect(wishesOfQuery(at(address))).toEqual(wishes);
    expect(wishesOfForm(formOf(wishesOfQuery(at(address)), 'Europe/London'), WAIT_WISHES)).toEqual(wishes);
  });

  it('keeps to the kinds that the directory is about', () => {
    expect(wishesOfQuery(at('kind=therapist'), ['IMAM', 'MENTOR']).kind).toEqual({
      anyOf: ['IMAM', 'MENTOR'],
      strength: 'MUST',
    });
    expect(wishesOfQuery(at('kind=imam&wish=kind'), ['IMAM', 'MENTOR']).kind).toEqual({
      anyOf: ['IMAM'],
      strength: 'WISH',
    });
  });

  it('sends only what it asks for', () => {
    expect(
      wishesOfForm(
        formOf(
          { gender: { anyOf: ['MALE'], strength: 'MUST' }, mode: { anyOf: ['ONLINE'], strength: 'WISH' } },
          'Europe/London',
        ),
        ['mode'],
      ),
    ).toEqual({ mode: { anyOf: ['ONLINE'], strength: 'WISH' } });
  });

  it.each([
    ['Europe/London', 'For my niece.', []],
    ['', '', ['zone']],
    ['Europe/London', 'a'.repeat(1000), []],
    ['', 'a'.repeat(1001), ['zone', 'words']],
  ])('says what is wrong: zone “%s”', (zone, words, problems) => {
    expect(problemsOf({ ...formOf({}, zone), words })).toEqual(problems);
  });
});
