import { describe, expect, test } from 'vitest';
import { changesOf, formOf, problemsOf, tagsOf } from './details.ts';
import type { DetailsForm } from './details.ts';

const base = {
  preferredName: 'Lulu',
  pronouns: null,
  birthDate: '1991-03-08',
  phone: '+1 718 555 0142',
  emergencyContact: { name: 'Rania', relationship: 'Sister', phone: '+1 718 555 0177' },
  language: 'en' as const,
  tags: ['Evenings'],
  risk: null,
};
const typed = (changes: Partial<DetailsForm>) => ({ ...formOf(base), ...changes });

describe('the changes that are sent [CALL-18]', () => {
  test.each<[string, Partial<DetailsForm>, object]>([
    ['nothing where nothing changed', {}, {}],
    ['a date of birth that is emptied as null', { birthDate: '' }, { birthDate: null }],
    ['nothing for spaces alone', { preferredName: ' Lulu ' }, {}],
    ['one field alone', { pronouns: 'she/her' }, { pronouns: 'she/her' }],
    ['null for what is emptied', { preferredName: ' ' }, { preferredName: null }],
    [
      'the whole contact for a part of it',
      { contactPhone: '0201 555' },
      { emergencyContact: { name: 'Rania', relationship: 'Sister', phone: '0201 555' } },
    ],
    [
      'no contact where all of it is emptied',
      { contactName: '', contactRelationship: '', contactPhone: '' },
      { emergencyContact: null },
    ],
    ['the risk with its notes', { risk: 'HIGH', riskNotes: 'Ask.' }, { risk: { level: 'HIGH', notes: 'Ask.' } }],
    ['a language that the list has not as none', { language: 'xx' }, { language: null }],
  ])('%s', (_, changes, expected) => {
    expect(changesOf(typed(changes), base)).toEqual(expected);
  });

  test('tags are separated by commas of either script, each once', () => {
    expect(tagsOf(' Evenings,EMDR، مساء , EMDR,')).toEqual(['Evenings', 'EMDR', 'مساء']);
  });
});

describe('what is wrong before it is sent', () => {
  test.each<[string, Partial<DetailsForm>, string[]]>([
    ['nothing', {}, []],
    ['letters in a telephone number', { phone: 'call me' }, ['phone']],
    ['a contact without a name', { contactName: '' }, ['contact']],
    ['a contact without a number', { contactPhone: '' }, ['contactPhone']],
    ['a risk without a reason', { risk: 'WATCH' }, ['riskNotes']],
    ['thirteen tags', { tags: 'a,b,c,d,e,f,g,h,i,j,k,l,m' }, ['tags']],
  ])('%s', (_, changes, expected) => {
    expect(problemsOf(typed(changes))).toEqual(expected);
  });
});
