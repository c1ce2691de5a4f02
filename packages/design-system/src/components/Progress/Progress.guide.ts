import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Something goes on that ends by itself, and it is known how far it is: an upload, the steps of a program, a goal of a plan.',
    'It is not known how far it is: leave value out.',
  ],
  whenNot: [
    'Something has no end, only a limit: use Meter.',
    'The content of a page is loading: use Skeleton.',
    'Somebody goes through steps and can go back: use Stepper.',
  ],
  anatomy: [
    'Label: what is going on',
    'Words: the percentage, the steps done, or “Working…”',
    'Bar, or a piece for each step up to 24 of them',
  ],
  keys: [],
  rightToLeft: 'The bar fills from the right, and the first step is on the right.',
  dos: ['Write words where a percentage says little: “12 of 40 MB, about a minute left”.'],
  donts: ['A guessed value: without a real figure leave it out.'],
  related: ['Meter', 'Stepper', 'Spinner', 'Skeleton', 'FileDrop'],
  since: '0.1.0',
};
