import { describe, expect, test } from 'vitest';
import { othersNamed } from './others-named.ts';

const others = ['Mateo Fernández', 'Oluwaseun Bankole-Fashola', 'Aisha Al Mansoori · عائشة المنصوري', 'Layla Keller'];

describe('a note of a participant [ROUTE-30]', () => {
  test.each<[string, string, string[]]>([
    ['names no one', 'Spoke of her grandmother.', []],
    ['names another by the first name', 'Comforted mateo.', ['Mateo Fernández']],
    ['names another by a part of a double name', 'Sat beside Fashola.', ['Oluwaseun Bankole-Fashola']],
    ['names another in Arabic', 'تحدثت مع عائشة', ['Aisha Al Mansoori · عائشة المنصوري']],
    ['names another with a mark behind', 'Thanked Fernández’s wife.', ['Mateo Fernández']],
    ['may hold a particle of a name', 'Al was not there.', []],
    ['may hold the person’s own name, though another has it too', 'Layla spoke.', []],
    ['does not find a name inside a word', 'Kellerassel', []],
  ])('%s', (_, text, expected) => {
    expect(othersNamed(text, 'Layla Haddad', others)).toEqual(expected);
  });
});
