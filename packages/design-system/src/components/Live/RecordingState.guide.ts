import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A call may be recorded: everyone reads whether it is, for how long, and who has not agreed yet.'],
  whenNot: [
    'A recording is played: use TranscriptPlayback.',
    'Time is counted that is no recording: use Timer.',
    'Another thing has a state: use Status.',
  ],
  anatomy: [
    'Mark of the state',
    'State in words, with a sentence below it',
    'Length of the recording, once it has begun',
    'People who are asked with their answers, while consent is waited for',
  ],
  keys: [],
  rightToLeft:
    'The mark and its edge are on the right, and the length is on the left. A name in another script keeps its own direction.',
  dos: [
    'Pass the same function as now each time.',
    'Pass stoodStillAt when it is paused or stopped, so that the time stops.',
  ],
  related: ['Timer', 'TranscriptPlayback', 'CallControls', 'Status'],
  since: '0.1.0',
};
