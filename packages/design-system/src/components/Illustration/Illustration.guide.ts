import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A first run, a finished task, a missing page or a lost connection has a quiet drawing above its words.'],
  whenNot: [
    'The drawing is to say something: use words, with Badge or Status.',
    'A person is shown: use Avatar.',
    'Nothing was found: use EmptyState without a drawing.',
  ],
  anatomy: ['Drawing: dawn, horizon, path, lantern, window or bridge', 'Words near it, which the page writes'],
  keys: [],
  rightToLeft: 'The drawing is the same in both directions. It begins at the side where its container begins.',
  dos: [
    'Choose by meaning: dawn for beginnings, horizon for what is to come, path for next steps, lantern for help and search, window for a closed or private place, bridge for lost connections.',
  ],
  donts: ['A drawing that carries information: screen readers don’t get it.'],
  related: ['EmptyState', 'ErrorState', 'Avatar'],
  since: '0.1.0',
};
