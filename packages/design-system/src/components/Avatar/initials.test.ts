import { describe, expect, it } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

describe('the initials of a person', () => {
  it.each([
    ['Leila Haddad', 'LH'],
    ['Dr. Leila Haddad', 'LH'],
    ['Prof. Dr. Jonas Weber', 'JW'],
    ['Imam Yusuf Karim', 'YK'],
    ['Omar Al-Rashid', 'OR'],
    ['Maryam bint Khalid', 'MK'],
    ['Maximiliane von Hohenstein-Rosenberg', 'MH'],
    ['Amina', 'A'],
    ['élise dubois', 'ÉD'],
    ['  Sofia   Bergström ', 'SB'],
    ['نور المصري', 'ن\u200cم'],
    ['د. نور الهدى المصري', 'ن\u200cم'],
    ['الشيخ أحمد بن سعيد', 'أ\u200cس'],
    ['Aisha Al Mansoori · عائشة المنصوري', 'AM'],
    ['نور خليل · Nour Khalil', 'ن\u200cخ'],
    ['Dr.', 'D'],
    ['', ''],
    ['12', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('get the same tint for the same name', () => {
    expect(tintOf('Leila Haddad', 6)).toBe(tintOf('Leila Haddad', 6));
    expect(
      new Set(
        ['Leila Haddad', 'Yusuf Karim', 'Amina Okafor', 'Omar Al-Rashid', 'Tomás Silva'].map((name) => tintOf(name, 6)),
      ).size,
    ).toBeGreaterThan(1);
  });
});
