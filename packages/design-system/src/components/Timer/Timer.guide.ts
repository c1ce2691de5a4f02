import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['It is shown how long something has been going on: a session, a recording, a broadcast.'],
  whenNot: [
    'It is shown how far something is: use Progress.',
    'A moment is named, such as 14:30: use Text in the voice for data.',
    'The time left before something ends is asked about: use IdleWarning.',
  ],
  anatomy: ['Name for screen readers: what is being timed', 'Running time: 04:09, from an hour on 1:04:09'],
  keys: [],
  rightToLeft: 'A running time reads from left to right in every language.',
  dos: [
    'Hand in the same now each time, and the start as the server has it.',
    'Set endedAt when it is over, so that it stops.',
  ],
  donts: ['Announcing each second: it can be read at any time and says nothing by itself.'],
  related: ['RecordingState', 'Progress', 'IdleWarning', 'TranscriptPlayback'],
  since: '0.1.0',
};
