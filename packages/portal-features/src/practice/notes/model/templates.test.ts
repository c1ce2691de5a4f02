import { describe, expect, test } from 'vitest';
import type { NoteContent } from './templates.ts';
import {
  contentOf,
  homelessSections,
  inTemplate,
  isEmptyNote,
  isSameContent,
  sectionsOf,
  templatesFor,
  withText,
} from './templates.ts';

const soap: NoteContent = {
  template: 'SOAP',
  sections: sectionsOf('SOAP', [
    { key: 'PLAN', text: 'Sleep diary until next week.' },
    { key: 'SUBJECTIVE', text: 'Wakes at four.' },
    { key: 'OBJECTIVE', text: 'Tired, oriented.' },
  ]),
};

describe('the sections of a note', () => {
  test.each([
    ['SOAP', ['SUBJECTIVE', 'OBJECTIVE', 'ASSESSMENT', 'PLAN']],
    ['DAP', ['DATA', 'ASSESSMENT', 'PLAN']],
    ['PASTORAL', ['CONVERSATION', 'COUNSEL', 'FOLLOW_UP']],
    ['MENTORING', ['CONVERSATION', 'NEXT_STEPS', 'FOLLOW_UP']],
  ] as const)('%s has its sections in the order they are written', (template, keys) => {
    expect(sectionsOf(template).map((section) => section.key)).toEqual(keys);
  });

  test.each([
    ['THERAPIST', 'SOAP', ['SOAP', 'DAP']],
    ['IMAM', 'PASTORAL', ['PASTORAL']],
    ['MENTOR', 'MENTORING', ['MENTORING']],
    ['MENTOR', 'DAP', ['MENTORING', 'DAP']],
    [null, 'SOAP', ['SOAP', 'DAP']],
  ] as const)('[CARE-1] %s with a note in %s chooses between %j', (profession, current, templates) => {
    expect(templatesFor(profession, current)).toEqual(templates);
  });

  test('what the server sends in another order, or leaves out, still stands in order', () => {
    expect(soap.sections.map((section) => section.text)).toEqual([
      'Wakes at four.',
      'Tired, oriented.',
      '',
      'Sleep diary until next week.',
    ]);
  });

  test('typing changes one section and leaves the others', () => {
    const typed = withText(soap, 'ASSESSMENT', 'Early waking.');
    expect(typed.sections.map((section) => section.text)).toEqual([
      'Wakes at four.',
      'Tired, oriented.',
      'Early waking.',
      'Sleep diary until next week.',
    ]);
  });

  test.each([
    [sectionsOf('DAP'), true],
    [sectionsOf('DAP', [{ key: 'DATA', text: ' \n\t ' }]), true],
    [sectionsOf('DAP', [{ key: 'PLAN', text: 'Call on Monday.' }]), false],
  ])('white space alone is an empty note (%#)', (sections, expected) => {
    expect(isEmptyNote({ template: 'DAP', sections })).toBe(expected);
  });

  test('two notes are the same when template and texts are, whatever the order', () => {
    expect(isSameContent(soap, { template: 'SOAP', sections: soap.sections.toReversed() })).toBe(true);
    expect(
      isSameContent(soap, { template: 'SOAP', sections: soap.sections.filter((section) => section.text !== '') }),
    ).toBe(true);
    expect(isSameContent(soap, withText(soap, 'PLAN', ''))).toBe(false);
    expect(
      isSameContent(contentOf({ template: 'SOAP', sections: [] }), contentOf({ template: 'DAP', sections: [] })),
    ).toBe(false);
  });
});

describe('changing the template', () => {
  test('names the sections whose text has no place in the new one', () => {
    expect(homelessSections(soap, 'DAP').map((section) => section.key)).toEqual(['SUBJECTIVE', 'OBJECTIVE']);
    expect(homelessSections(soap, 'PASTORAL').map((section) => section.key)).toEqual([
      'SUBJECTIVE',
      'OBJECTIVE',
      'PLAN',
    ]);
    expect(homelessSections(soap, 'SOAP')).toEqual([]);
    expect(homelessSections({ template: 'SOAP', sections: sectionsOf('SOAP') }, 'PASTORAL')).toEqual([]);
  });

  test('keeps what both templates have, and moves the rest into the first section', () => {
    expect(inTemplate(soap, 'DAP', 'move').sections).toEqual([
      { key: 'DATA', text: 'Wakes at four.\n\nTired, oriented.' },
      { key: 'ASSESSMENT', text: '' },
      { key: 'PLAN', text: 'Sleep diary until next week.' },
    ]);
  });

  test('leaves the rest out only when told to', () => {
    expect(inTemplate(soap, 'DAP', 'drop').sections.map((section) => section.text)).toEqual([
      '',
      '',
      'Sleep diary until next week.',
    ]);
  });

  test('there and back again loses no word when text is moved', () => {
    const back = inTemplate(inTemplate(soap, 'PASTORAL', 'move'), 'SOAP', 'move');
    for (const section of soap.sections) expect(back.sections[0]?.text).toContain(section.text);
  });
});
