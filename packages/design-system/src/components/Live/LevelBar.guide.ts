import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['People see how well their microphone hears them, before a call or in it.'],
  whenNot: [
    'The microphone is chosen as well: use DeviceMeter.',
    'Another amount is measured: use Meter.',
    'Something goes on until it ends: use Progress.',
  ],
  anatomy: ['Bar that fills with the level', 'Words: silent, very quiet, good or too loud'],
  keys: [],
  rightToLeft: 'The bar fills from the right.',
  dos: ['Renew level ten times a second at most.'],
  related: ['DeviceMeter', 'Meter', 'Progress'],
  since: '0.1.0',
};
