import { describe, expect, test } from 'vitest';
import { checkClaim, modifiersOf, withoutDiagnosis } from './draft.ts';
import type { ClaimForm, LineForm } from './draft.ts';

const line: LineForm = { procedureCode: '90834', modifiers: '95', units: 1, chargeMinor: 12_000, pointers: [1] };
const form: ClaimForm = {
  placeOfService: '10',
  diagnoses: [
    { code: 'F41.0', description: 'Panic disorder' },
    { code: 'Z63.4', description: 'Death of a family member' },
  ],
  lines: [line],
};
const withLine = (change: Partial<LineForm>): ClaimForm => ({ ...form, lines: [{ ...line, ...change }] });
const found = (next: ClaimForm, minutes = 45, days = 100) =>
  checkClaim(next, minutes, days).map(({ id, level }) => `${level} ${id}`);

describe('a claim before it is sent', () => {
  test.each<[words: string, form: ClaimForm, minutes: number, days: number, found: string[]]>([
    ['has nothing to mend', form, 45, 100, []],
    [
      'has a code that the minutes do not carry',
      withLine({ procedureCode: '90837' }),
      43,
      100,
      ['stop minutes', 'warn longSession'],
    ],
    ['is of a session that was too short', form, 15, 100, ['stop tooShort']],
    ['points to nothing', withLine({ pointers: [] }), 45, 100, ['stop pointerMissing']],
    ['points to a diagnosis that is not there', withLine({ pointers: [3] }), 45, 100, ['stop pointerToNothing']],
    [
      'points at five',
      {
        ...withLine({ pointers: [1, 2, 3, 4, 5] }),
        diagnoses: ['F41.0', 'F42.2', 'F33.1', 'F34.1', 'F51.01'].map((code) => ({ code, description: 'x' })),
      },
      45,
      100,
      ['stop pointerCount'],
    ],
    ['has five modifiers', withLine({ modifiers: '95 59 GT HO U1' }), 45, 100, ['stop modifierCount']],
    ['has a modifier of one letter', withLine({ modifiers: '95 X' }), 45, 100, ['stop modifierForm']],
    ['names a modifier twice', withLine({ modifiers: '95, 95' }), 45, 100, ['stop modifierTwice']],
    ['has no units and no charge', withLine({ units: null, chargeMinor: 0 }), 45, 100, ['stop units', 'stop charge']],
    [
      'has a code that is none',
      { ...form, diagnoses: [{ code: '41', description: 'x' }] },
      45,
      100,
      ['stop diagnosisCode'],
    ],
    [
      'names a diagnosis twice',
      { ...form, diagnoses: [...form.diagnoses, { code: 'f41.0', description: 'x' }] },
      45,
      100,
      ['stop diagnosisTwice'],
    ],
    ['comes too late', form, 45, -1, ['warn late']],
    ['is of the last day', form, 45, 0, []],
    ['is by video without its modifier', withLine({ modifiers: '' }), 45, 100, ['warn needsVideo']],
    ['is in the office and says video', { ...form, placeOfService: '11' }, 45, 100, ['warn officeVideo']],
    ['has two units', withLine({ units: 2 }), 45, 100, ['warn oneUnit']],
    ['leads with a circumstance', withLine({ pointers: [2] }), 45, 100, ['warn circumstance']],
    [
      'has a questionnaire without its modifier',
      { ...form, lines: [line, { ...line, procedureCode: '96127', modifiers: '' }] },
      45,
      100,
      ['warn questionnaire'],
    ],
    [
      'has a diagnosis that is not complete',
      { ...form, diagnoses: [{ code: 'F33', description: 'x' }] },
      45,
      100,
      ['warn incomplete'],
    ],
  ])('[CALL-28] %s', (_, next, minutes, days, expected) => {
    expect(found(next, minutes, days)).toEqual(expected);
  });

  test('[CALL-28] pointers follow their diagnoses when one is removed', () => {
    const three: ClaimForm = {
      ...withLine({ pointers: [3, 1, 2] }),
      diagnoses: [...form.diagnoses, { code: 'F51.01', description: 'Primary insomnia' }],
    };
    expect(withoutDiagnosis(three, 0).lines[0]?.pointers).toEqual([2, 1]);
  });

  test('[CALL-28] modifiers are read with commas, spaces and small letters', () => {
    expect(modifiersOf(' 95,gt  59 ')).toEqual(['95', 'GT', '59']);
  });
});
