import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A page begins: every page has exactly one, with its only first-level heading.',
    'A new page is to be announced: move the focus to its heading by titleRef.',
  ],
  whenNot: [
    'A part of a page begins: use Heading, in a Section of Layout.',
    'A panel or a dialog begins: SideSheet, Dialog and Drawer bring their own title.',
  ],
  anatomy: [
    'Breadcrumbs or a way back, optional',
    'Media, optional: an Avatar or a state before the heading',
    'Heading: what the page is about, or the question that it answers',
    'Lead: a sentence or two, optional',
    'Facts below it, optional: badges, times',
    'Actions for the whole page',
  ],
  keys: [
    ['Tab', 'Goes to the way back and then to the actions. The heading is no stop; only code moves the focus there.'],
    ['Enter', 'Follows the way back.'],
  ],
  rightToLeft:
    'The heading begins on the right, and the actions stand on the left. The arrow of the way back turns around.',
  dos: [
    'Ask the question that the page answers: “Who would you like to talk to?”.',
    'Put the filled button last among the actions.',
  ],
  donts: [
    'A way back together with breadcrumbs.',
    'A gap set by hand below it: it keeps its own distance to what follows.',
  ],
  related: ['Breadcrumbs', 'Heading', 'Layout', 'Button', 'Banner'],
  since: '0.1.0',
};
