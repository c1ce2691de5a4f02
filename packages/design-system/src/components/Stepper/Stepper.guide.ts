import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Somebody is at a step of a fixed order and may go back: booking a session, moving it.',
    'FormStepper brings one along; by itself it is for steps that are no form.',
  ],
  whenNot: [
    'A long form has steps: use FormStepper.',
    'Views of one thing can be changed in any order: use Tabs.',
    'Something goes on by itself: use Progress.',
  ],
  anatomy: [
    'On a phone: one line with the number and the name of the step, above a bar of pieces',
    'Steps: a number or a check, and a word or two',
    'Steps that are done, as links or buttons where the reader can go back',
    'Line between two steps',
  ],
  keys: [
    ['Tab', 'Goes through the steps that are done. The others take no focus.'],
    ['Enter', 'Goes back to the step.'],
    ['Space', 'Does the same, where the steps are buttons rather than links.'],
  ],
  rightToLeft: 'The first step is on the right, and the bar on a phone fills from there.',
  dos: ['Name steps in one or two words. With more than five of them only the current one shows its words.'],
  donts: ['Steps that change their order while somebody is in them.'],
  related: ['FormStepper', 'Tabs', 'Progress', 'Breadcrumbs', 'Pagination'],
  since: '0.1.0',
};
