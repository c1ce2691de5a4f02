import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'The button is in the first load of a public page, where React Aria’s code is not loaded yet, such as in the directory.',
    'The page says that further code failed to load.',
  ],
  whenNot: ['The page has React Aria’s code already: use Button.', 'Pressing leads to another page: use ButtonLink.'],
  anatomy: ['Icon, optional, before the label', 'Label: a verb with its object'],
  keys: [
    ['Enter, Space', 'Presses it.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft: 'The icon stays at the start, which is the right. It does not turn around by itself.',
  dos: ['Pass onClick and disabled: the props are the browser’s own, without onPress and isPending.'],
  related: ['Button', 'ButtonLink', 'FooterChoice', 'ErrorState'],
  since: '0.1.0',
};
