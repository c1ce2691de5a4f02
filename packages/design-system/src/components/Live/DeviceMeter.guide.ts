import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A microphone, a camera or a speaker is chosen, and the person sees that it works before others see or hear them.',
  ],
  whenNot: [
    'The call is running: use CallControls.',
    'Only the level of the microphone is shown: use LevelBar.',
    'Something other than a device is chosen: use Select.',
  ],
  anatomy: [
    'Choice of the device',
    'Message while it cannot be used, with “Try again” where that helps',
    'Level of the microphone, picture of the camera, or button that plays a test sound',
  ],
  keys: [
    ['Enter, Space', 'On the choice: open the list. On a device: choose it. On a button: press it.'],
    ['Up arrow, Down arrow', 'Move through the list.'],
    ['Escape', 'Closes the list.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft:
    'The choice begins on the right, and the level fills from the right. The picture of the camera is mirrored in every language, as people know themselves.',
  dos: [
    'Renew level ten times a second at most.',
    'Tell its state: asking, denied, none and failed each have their own words.',
  ],
  related: ['LevelBar', 'CallControls', 'Select', 'VideoTile'],
  since: '0.1.0',
};
