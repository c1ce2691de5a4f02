import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Amina Haddad', 'Amina Haddad', true],
  ['amina  haddad ', 'Amina Haddad', true],
  ['Jose Nunez', 'José Núñez', true],
  ['Nur-Aisyah Rahman', 'Nur Aisyah Rahman', true],
  ['أمينة حداد', 'أمينة حدّاد', true],
  ['أمـــينة حدّاد', 'أمينة حدّاد', true],
  ['O’Brien', "O'Brien", true],
  ['علي کریمی', 'علی كريمي', true],
  ['Amina', 'Amina Haddad', false],
  ['Amine Haddad', 'Amina Haddad', false],
  ['', 'Amina Haddad', false],
  ['...', '!!!', false],
])('%s for %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame);
});
