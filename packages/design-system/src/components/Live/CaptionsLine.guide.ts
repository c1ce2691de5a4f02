import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['What is said in a call is shown as text, by speaker, as it is said.'],
  whenNot: [
    'A recording is read or played later: use TranscriptPlayback.',
    'Captions are turned on or off: use CallControls.',
  ],
  anatomy: [
    'Last pieces of speech, each with its speaker',
    'Note, while captions are off or nobody has spoken',
    'Log for screen readers, with words that no longer change',
    'Choice of size, only with onSizeChange',
  ],
  keys: [
    ['Tab', 'Reaches the choice of size, which is one stop.'],
    ['Left arrow, Right arrow', 'Move to the size on that side.'],
    ['Enter, Space', 'Choose the size.'],
  ],
  rightToLeft:
    'Each piece of speech has the direction of its own words. The sizes follow each other from right to left.',
  dos: ['Set isFinal only when the words no longer change: that is when they are read out.'],
  related: ['TranscriptPlayback', 'CallControls', 'NightStage'],
  since: '0.1.0',
};
