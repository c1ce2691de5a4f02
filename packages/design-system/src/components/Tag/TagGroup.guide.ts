import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['What was chosen elsewhere is shown and can be taken away: filters of a list, topics.'],
  whenNot: [
    'Choosing and taking away happen in one field: use MultiSelect.',
    'Nothing can be taken away, and nobody has to move among them: use Tag.',
    'All options are to be seen: use CheckboxGroup.',
  ],
  anatomy: [
    'Label: what the tags are',
    'Tags, each with an icon, its words and a cross',
    'Text in their place when there are none',
  ],
  keys: [
    ['Tab', 'Goes to the tags, then to the cross of the tag, then on.'],
    ['Arrow keys', 'Go to the next or previous tag.'],
    ['Home, End', 'Go to the first and the last tag.'],
    ['Delete, Backspace', 'Take the tag away. The focus goes to the one beside it.'],
    ['Enter, Space', 'On a cross: take the tag away.'],
  ],
  rightToLeft: 'Tags run from right to left with their cross on the left, and Left Arrow goes to the next one.',
  dos: ['Say in emptyText what holds without tags: “No filters: all 116 providers are shown”.'],
  related: ['Tag', 'MultiSelect', 'CheckboxGroup', 'SearchField'],
  since: '0.1.0',
};
