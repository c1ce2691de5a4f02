import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Sessions and other events of a day, three days or a week are seen by the hour and moved: the calendar of a provider.',
    'Prayers, working hours, blocked times, a second zone and the Hijri date can stand beside them.',
  ],
  whenNot: [
    'A whole month is looked over: use EventCalendar.',
    'Events are read one after another, as on a phone: use AgendaList.',
    'A client chooses a free time: use SlotPicker.',
  ],
  anatomy: [
    'Title of the days, with buttons to others and to today',
    'Notes, such as a change of the clocks',
    'Hours, in one zone or two',
    'Days: a heading, all-day events and the events at their time, before working hours, named times and blocked times',
    'Details beside an event, with ways to open and to move it',
    'Form that moves it, and a notice of each change',
  ],
  keys: [
    [
      'Arrow keys',
      'Go to the event above or below, or to the nearest one of the next or previous day. They move a picked-up event, or a free time, by a step or a day.',
    ],
    ['Home, End', 'Go to the first and the last event of the day.'],
    ['Enter, Space', 'Pick an event up and drop it. They open one that can’t be moved, and add one at a free time.'],
    ['Page Up, Page Down', 'Move what is picked up, or a free time, by an hour.'],
    ['Shift+Up Arrow, Shift+Down Arrow', 'Change the end of what is picked up.'],
    ['+, -', 'Do the same.'],
    ['Escape', 'Puts a picked-up or dragged event back.'],
    ['M', 'Opens the form that moves the event.'],
    ['Shift+F10, Menu key', 'Show the details of the event.'],
  ],
  rightToLeft: 'The days run from right to left, with the hours at the right edge. The arrow keys move as it is seen.',
  dos: [
    'Say in canPlace why a time can’t be taken: it is asked at every step.',
    'Return a refusal from onMove, so that the event goes back and the reason is said.',
  ],
  donts: ['Moving by dragging alone: the form and the keys do the same and have to stay.'],
  related: ['EventCalendar', 'AgendaList', 'SlotPicker', 'Timeline'],
  since: '0.1.0',
};
