import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import { expect, it } from 'vitest';
import { isolateInserted } from '../../tools/vite/bidi-isolation.ts';
import { compileMessage } from '../../tools/vite/messages.ts';

/** Says a message as the build would compile it. */
function say(language: string, message: string, values: Record<string, string | number>): string {
  const code = isolateInserted(`return { text: ${compileMessage(message)} };`, language);
  // oxlint-disable-next-line typescript/no-implied-eval -- the very module that the build makes, run once
  const messages = new Function(code)() as Record<string, string>;
  return new LocalizedStringFormatter(
    language,
    new LocalizedStringDictionary({ [language]: messages }, language),
  ).format('text', values);
}

// Language, message, values, and how it reads with ⟨ and ⟩ for the marks around what runs the other way: the first
// says the message’s direction, since markup that guesses by the first letter must not take the value’s.
it.each([
  ['en', 'with {name}, {count, number} minutes', { name: 'Amina Rahman', count: 50 }, 'with Amina Rahman, 50 minutes'],
  ['en', 'with {name}, {count, number} minutes', { name: 'ليلى حداد', count: 50 }, 'with ⟨ليلى حداد⟩, 50 minutes'],
  ['en', '{kind, select, imam {The imam {name}} other {{name}}}', { kind: 'imam', name: 'يوسف' }, 'The imam ⟨يوسف⟩'],
  ['ar', 'مع {name}', { name: 'ليلى حداد' }, 'مع ليلى حداد'],
  ['ar', 'مع {name}، غدًا', { name: 'Amina Rahman' }, 'مع ⟨Amina Rahman⟩، غدًا'],
  ['ar', 'راسلنا على {email}.', { email: 'support@sakina.example' }, 'راسلنا على ⟨support@sakina.example⟩.'],
  ['ar', 'الهاتف {phone}', { phone: '+1 212 555 0142' }, 'الهاتف ⟨+1 212 555 0142⟩'],
  ['ar', '{day}، {time}', { day: 'الثلاثاء، 24 نوفمبر', time: '2:30 م' }, 'الثلاثاء، 24 نوفمبر، 2:30 م'],
  ['ar', '{kind, select, imam {إمام} other {مرشد}}', { kind: 'imam' }, 'إمام'],
] as const)('[CARE-6] in %s, “%s” of %j keeps each in its own direction', (language, message, values, expected) => {
  expect(
    say(language, message, values)
      .replaceAll(/[\u200E\u200F]\u2068/g, '⟨')
      .replaceAll('\u2069', '⟩'),
  ).toBe(expected);
});

// An empty case is said as nothing, and not as the case for every other value.
it.each([
  [
    'en',
    '{hours, plural, =0 {} one {# hour} other {# hours}}{minutes, plural, =0 {} other {# minutes}}',
    { hours: 0, minutes: 50 },
    '50 minutes',
  ],
  ['en', 'Last{hasNext, select, yes {} other {, none follows}}', { hasNext: 'yes' }, 'Last'],
  [
    'ar',
    '{hours, plural, =0 {} zero {} other {# ساعة}}{minutes, plural, other {# دقيقة}}',
    { hours: 0, minutes: 50 },
    '50 دقيقة',
  ],
] as const)('[CARE-6] in %s, “%s” of %j says nothing for an empty case', (language, message, values, expected) => {
  expect(say(language, message, values)).toBe(expected);
});
