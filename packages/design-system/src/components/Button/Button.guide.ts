import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Something happens on this page when it is pressed: a form is sent, a dialog opens, a session starts.',
    'Variant action (pink) for the one step a screen exists for: book, save, sign, create. Primary (navy) for any other step forward.',
    'Variant secondary (outline) beside it, quiet for what is rarely needed, danger for what cannot be undone.',
  ],
  whenNot: [
    'Pressing leads to another page: use ButtonLink, so that it opens in a new tab and shows its address.',
    'There is room for an icon only: use IconButton, which carries its name for screen readers.',
    'Several acts belong together: use SplitButton or Menu.',
  ],
  anatomy: ['Icon, optional, before the label', 'Label: a verb with its object, such as “Book a session”'],
  keys: [
    ['Enter, Space', 'Presses it.'],
    ['Tab', 'Moves on. While it is waiting it keeps the focus and does nothing.'],
  ],
  rightToLeft: 'The icon stays at the start, which is the right. An icon that points doesn’t turn around by itself.',
  dos: [
    'Name the act and its object: “Keep session”, “Pay $120 and book”.',
    'In the foot of a form, dialog, drawer, or sheet put the filled button last: quiet, outline, filled.',
    'Keep it enabled and say at the field what is missing.',
  ],
  donts: [
    'Two pink buttons in one window.',
    'Solid red on a page: an outline there, solid in the dialog that confirms.',
    '“OK”, “Yes” or “Submit” as the label.',
  ],
  related: ['ButtonLink', 'IconButton', 'SplitButton', 'PlainButton', 'ConfirmDialog'],
  since: '0.1.0',
};
