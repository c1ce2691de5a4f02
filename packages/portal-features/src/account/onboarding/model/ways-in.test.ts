import { paths } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { readCode } from './invitation-code.ts';
import { matchingQuery } from './matching.ts';
import { readTopicsDraft, topicsProblems } from './topics-form.ts';

const code = 'g5n8s1j7f4y9b3e6p2k8w5d1';

describe('an invitation code [ROUTE-13]', () => {
  it.each([
    [code, code],
    [` ${code}\n`, code],
    [code.toUpperCase(), code],
    [`https://sakina.example/join?code=${code}`, code],
    [`/join?lang=ar&code=${code}&x=1`, code],
    ['g5n8-s1j7-f4y9-b3e6-p2k8-w5d1', code],
    ['', null],
    ['short', null],
    ['<b>x</b>', null],
    ['a'.repeat(41), null],
    ['رمز الدعوة الطويل جدا جدا', null],
    [null, null],
    [7, null],
    [{ code }, null],
  ])('in %j is %j', (typed, expected) => {
    expect(readCode(typed)).toBe(expected);
  });
});

describe('the directory query for matching providers [SEC-8]', () => {
  it.each([
    [{ reasons: [] }, '/find-therapist'],
    [
      { reasons: ['WORK_STRESS', 'GRIEF', 'SLEEP', 'TRAUMA'] },
      '/find-therapist?speciality=work-stress%2Cgrief%2Csleep',
    ],
    [
      {
        reasons: ['GRIEF'],
        kinds: ['IMAM', 'MENTOR'],
        languages: ['ar', 'en'],
        preferredGender: 'FEMALE',
        modes: ['ONLINE'],
      },
      '/find-therapist?kind=imam%2Cmentor&speciality=grief&language=ar%2Cen&gender=female&mode=online',
    ],
    [{ reasons: ['GRIEF'], preferredGender: null, modes: ['ONLINE', 'IN_PERSON'] }, '/find-therapist?speciality=grief'],
  ] as const)('says choices alone', (wishes, href) => {
    expect(paths.findTherapist(matchingQuery(wishes))).toBe(href);
  });
});

describe('the topics form', () => {
  it.each([
    [{ topics: [], note: '' }, ['topics']],
    [{ topics: ['SLEEP'], note: 'a'.repeat(1001) }, ['note']],
    [{ topics: ['SLEEP'], note: ' '.repeat(2000) }, []],
  ] as const)('need one at least, and a note that is not too long', (form, expected) => {
    expect(topicsProblems(form).map(({ name }) => name)).toEqual(expected);
  });

  it('restores the known values of a draft', () => {
    expect(readTopicsDraft({ topics: ['SLEEP', 'X'], note: 5 })).toEqual({ topics: ['SLEEP'], note: '' });
    expect(readTopicsDraft(null)).toEqual({ topics: [], note: '' });
  });
});
