import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Any time of the day can be given: when a day begins, quiet hours, the time of a group.',
    'With stepMinutes the field also offers the times as a list.',
  ],
  whenNot: [
    'A time is chosen that somebody has free: use SlotPicker.',
    'A length is given: use NumberField.',
    'A day is given: use DatePicker.',
  ],
  anatomy: [
    'Label and description; one of them names the time zone',
    'Parts: hour, minute and, where the language has it, the half of the day',
    'Button that opens the list of times, where there is a step',
    'Error: which times can be chosen',
  ],
  keys: [
    ['Digits', 'Fill the part; a full part moves on to the next one.'],
    ['Up Arrow, Down Arrow', 'Raise and lower the part.'],
    ['Left Arrow, Right Arrow', 'Go to the part beside it.'],
    ['Page Up, Page Down', 'Change the part by a larger step: two hours or 15 minutes.'],
    ['Home, End', 'Take the lowest and the highest value of the part.'],
    ['Backspace, Delete', 'Empty the part, digit by digit.'],
    ['Enter, Space', 'On the button: open the list. In it: take the time.'],
    ['Escape', 'Closes the list. The focus returns to the button.'],
  ],
  rightToLeft:
    'The field begins on the right, and the button with the clock is on the left. Left and Right Arrow move between the parts as they are seen.',
  dos: ['Name the zone in the label or the description: the value has none.'],
  related: ['SlotPicker', 'DatePicker', 'NumberField', 'TimeZonePicker'],
  since: '0.1.0',
};
