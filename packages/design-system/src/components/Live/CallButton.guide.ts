import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A button of the session room is beside the controls of a call and looks like them, such as the one for people and chat.',
  ],
  whenNot: [
    'It turns the microphone, the camera, sharing or captions on or off: use CallControls.',
    'It is outside a room: use Button.',
  ],
  anatomy: [
    'Icon',
    'Word; where there is no room, screen readers alone get it',
    'Count, optional: how many new things it leads to',
  ],
  keys: [
    ['Enter, Space', 'Presses it.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft: 'The count is at the upper left. It is written as the language writes numbers.',
  dos: [
    'Announce what is new by itself: the count is hidden from screen readers.',
    'Set aria-expanded where it opens a panel.',
  ],
  related: ['CallControls', 'NightStage', 'Button'],
  since: '0.1.0',
};
