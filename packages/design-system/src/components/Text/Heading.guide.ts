import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A part of a page begins: level is its place in the outline, size how large it looks.'],
  whenNot: [
    'The page itself begins: use PageHeader, which has the only first-level heading.',
    'Words are only to stand out: use Text with weight strong.',
    'A panel begins: Dialog, Drawer and SideSheet bring their own title.',
  ],
  anatomy: ['Words of the heading', 'Element from h1 to h4, by its level'],
  keys: [],
  rightToLeft: 'It begins on the right. Arabic letters are never tightened, since that would break them apart.',
  dos: [
    'Go one level down at a time, whatever the size.',
    'Give it a ref and a tabIndex of -1 where the focus moves to it.',
  ],
  donts: ['A level chosen for its size.'],
  related: ['Text', 'PageHeader', 'Layout', 'TypeSpecimen'],
  since: '0.1.0',
};
