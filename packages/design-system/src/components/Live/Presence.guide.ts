import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A room with several people says who is here, who stepped away, who is reconnecting and who left.'],
  whenNot: [
    'People are shown by their pictures: use VideoTile.',
    'One person is shown: use Avatar.',
    'What happened is told in order: use Timeline.',
  ],
  anatomy: [
    'Name of the list, and how many people are here',
    'Person: face with a ring, name and state in words',
    'Words for screen readers: who joined and who left, in one sentence',
  ],
  keys: [],
  rightToLeft: 'Faces are on the right of their names. A name in another script keeps its own direction.',
  dos: ['Keep people the same array while nothing changes.'],
  related: ['Avatar', 'VideoTile', 'NightStage'],
  since: '0.1.0',
};
