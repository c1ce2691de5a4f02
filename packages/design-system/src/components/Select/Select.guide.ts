import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One of about five to twenty known things is chosen: a month, a reason, a session type.',
    'In a filter anyLabel adds a first option that means no choice, such as “Any language”.',
  ],
  whenNot: [
    'There are only a few options, and all of them should be seen: use RadioGroup.',
    'The list is long, and typing finds it: use Combobox.',
    'Several can be chosen: use MultiSelect.',
  ],
  anatomy: [
    'Label, which can be hidden, and a description',
    'Button with what is chosen, or “Choose one”',
    'List of options with a check at what is chosen, and a second line where it helps',
    'Error',
  ],
  keys: [
    ['Enter, Space', 'On the button: open the list. In it: take the option.'],
    ['Down Arrow, Up Arrow', 'On the button: open the list. In it: go to the next or previous option.'],
    ['Left Arrow, Right Arrow', 'On the button: take the previous or next option without opening the list.'],
    ['Home, End', 'In the list: go to the first and the last option.'],
    ['Letters', 'Go to the option that begins with them; on the button, take it.'],
    ['Escape', 'Closes the list and changes nothing.'],
  ],
  rightToLeft:
    'The text begins on the right, the arrow is on the left, and checks stand before the options, on the right.',
  dos: ['Order the options as people look for them: by name, by date, by how often they are used.'],
  donts: ['Going to another page as soon as something is chosen: that is a Menu.'],
  related: ['RadioGroup', 'Combobox', 'MultiSelect', 'Menu', 'TimeZonePicker'],
  since: '0.1.0',
};
