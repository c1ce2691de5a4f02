import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A person takes part in a call: their picture, or their initials while the camera is off.',
    'A screen is shared in the call. It is then a tile without a microphone.',
  ],
  whenNot: [
    'It is a list of who is in the room: use Presence.',
    'A face belongs to a name outside a call: use Avatar.',
    'The reader’s own camera is tried out before the call: use DeviceMeter.',
  ],
  anatomy: [
    'Picture, mirrored where it is the reader’s own',
    'In its place an Avatar and a sentence while the camera is off or the picture failed',
    'Buttons at the upper corner, optional, such as pinning',
    'Name, with a pin where the reader keeps the tile in front',
    'What there is to know, in words: microphone off, speaking, a weak or lost connection',
  ],
  keys: [],
  rightToLeft:
    'Name and states begin on the right, and the buttons stand at the upper left. The reader’s own picture is mirrored in every language.',
  dos: [
    'Put it on a NightStage: its colors are those of the night in both themes.',
    'Keep isSpeaking for half a second after somebody stops, so that the ring is calm.',
  ],
  donts: ['Playing sound through it: the picture is always silent, and sound is played elsewhere.'],
  related: ['NightStage', 'CallControls', 'Presence', 'Avatar', 'DeviceMeter'],
  since: '0.1.0',
};
