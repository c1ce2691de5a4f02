import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A time zone is chosen: the one of an account, of working hours, of a wait list or of a trip.',
    'With ownZone the zone of the device is offered first.',
  ],
  whenNot: [
    'The language is chosen: use Select.',
    'A time is chosen: use TimeField or SlotPicker.',
    'The zone is only shown: use Text.',
  ],
  anatomy: [
    'Label and description',
    'Field in which a city, a country, an offset or a clock is typed',
    'What the chosen zone is called, its offset and the time there',
    'List of zones: first that of the device, then by part of the world',
    'Error',
  ],
  keys: [
    ['Letters, Digits', 'Narrow the list by city, country, offset or time.'],
    ['Down Arrow, Up Arrow', 'Open the list and move in it.'],
    ['Enter', 'Takes the zone.'],
    ['Escape', 'Closes the list and puts the zone back. The focus stays in the field.'],
  ],
  rightToLeft: 'Names begin on the right, and the button that opens the list is on the left.',
  dos: ['Give the prop “at” the moment that matters, such as the day of the session: offsets change with the season.'],
  donts: ['Guessing the zone without saying which one it is.'],
  related: ['Combobox', 'TimeField', 'SlotPicker', 'Select'],
  since: '0.1.0',
};
