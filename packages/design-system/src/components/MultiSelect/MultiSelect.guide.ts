import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Several of many things are chosen, and typing finds them: the languages a provider speaks, topics.',
    'There may be a limit, or the options come from a server: use onSearch, loadState and valueOptions.',
  ],
  whenNot: [
    'There are up to about seven options: use CheckboxGroup, which shows all of them.',
    'Only one can be chosen: use Combobox or Select.',
    'What is chosen is shown apart from the field: use TagGroup.',
  ],
  anatomy: [
    'Label and description',
    'Tags of what is chosen, in the order in which it was chosen, each with a cross',
    'Input in the same box, and a button that opens the list',
    'Foot, optional: how many of how many, “Select all” and “Remove all”',
    'List of options with a check at what is chosen',
    'Error, also for a text that isn’t in the list',
  ],
  keys: [
    ['Letters', 'Narrow the list.'],
    ['Down Arrow, Up Arrow', 'Open the list and move in it. The focus stays in the field.'],
    ['Enter', 'Chooses the option, or takes it back. On a cross: removes the tag.'],
    ['Backspace', 'In an empty field: removes the last tag. On a tag: removes it.'],
    ['Delete', 'On a tag: removes it.'],
    ['Left Arrow, Right Arrow', 'On a tag: go to the tag beside it.'],
    ['Shift+Tab', 'Goes from the field to the tags.'],
    ['Escape', 'Closes the list.'],
  ],
  rightToLeft:
    'Tags and text begin on the right, and the button that opens the list is on the left. Typed text and options take the direction of their own words.',
  dos: [
    'Set limit where there is one, so that it is said before it is reached.',
    'Hand in valueOptions where the server’s answers may not contain what is chosen.',
  ],
  donts: ['A separate field for the same choice: what is typed here is already a search.'],
  related: ['Combobox', 'CheckboxGroup', 'TagGroup', 'Select', 'SearchField'],
  since: '0.1.0',
};
