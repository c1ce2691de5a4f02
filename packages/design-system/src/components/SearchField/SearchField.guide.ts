import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['Words are looked for in what is on the page: providers, notes, posts, clients.'],
  whenNot: [
    'One known thing is chosen from a list: use Combobox.',
    'Any page or action is to be reached: use CommandPalette.',
    'A text is typed that is not a search: use TextField.',
  ],
  anatomy: [
    'Label, which can be hidden where the magnifying glass and the place say enough',
    'Description, optional',
    'Magnifying glass, input, and a cross while there is text',
    'Error',
  ],
  keys: [
    ['Enter', 'Submits what is typed, where onSubmit is given.'],
    ['Escape', 'Empties the field. The focus stays.'],
  ],
  rightToLeft: 'The magnifying glass is on the right and the cross on the left.',
  dos: ['Say how many were found, beside the list.', 'Put it into a search element with what it searches.'],
  donts: ['A placeholder in place of the label.'],
  related: ['Combobox', 'CommandPalette', 'TextField', 'DataTable', 'EmptyState'],
  since: '0.1.0',
};
