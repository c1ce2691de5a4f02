import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A call is running: microphone, camera, screen and captions are turned on and off, and people leave.'],
  whenNot: [
    'A device is chosen and tried before the call: use DeviceMeter.',
    'One more button of the room is beside the bar: use CallButton.',
    'A setting outside a call is turned on or off: use Switch.',
  ],
  anatomy: [
    'Switches: microphone, camera, screen and captions',
    'Small button beside a switch, only with menu',
    'Button “Cover”, only with onCover',
    'Other buttons of the room',
    'Button “More”, only where some are folded away',
    'Button “Leave”',
  ],
  keys: [
    ['Tab', 'Reaches the bar, which is one stop, and leaves it.'],
    ['Left arrow, Right arrow', 'Move to the button on that side.'],
    ['Enter, Space', 'Turn the switch on or off, or press the button.'],
  ],
  rightToLeft: 'The buttons follow each other from right to left, and the left arrow key moves to the next one.',
  dos: ['Say in the page why a switch is disabled.', 'Ask in a ConfirmDialog before leaving ends the call for others.'],
  donts: ['A name that changes with the state: the switch says by itself whether it is on.'],
  related: ['CallButton', 'DeviceMeter', 'CaptionsLine', 'VideoTile', 'NightStage'],
  since: '0.1.0',
};
