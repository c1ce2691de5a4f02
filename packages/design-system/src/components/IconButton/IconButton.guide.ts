import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'There is room for an icon only, and the act is well known or in every row: edit, delete, more.',
    'A mark stays pressed in, such as saving a provider: pass isSelected and onChange.',
  ],
  whenNot: [
    'There is room for words: use Button.',
    'A setting is turned on or off: use Switch.',
    'Pressing leads to another page: use ButtonLink or Link.',
  ],
  anatomy: ['Icon', 'Tooltip with the name, and the shortcut where there is one'],
  keys: [
    ['Enter, Space', 'Press it; one that stays pressed in changes its state.'],
    ['Tab', 'Moves to it and shows the tooltip.'],
    ['Escape', 'Hides the tooltip and keeps the focus.'],
  ],
  rightToLeft:
    'The button is where the line has it, in reading direction. The icon does not turn around by itself: pass one that fits the direction.',
  dos: ['Name the act and its object in label: “Edit the note”.', 'Keep the same label in both states of a toggle.'],
  donts: ['An icon that nobody knows, without words nearby.'],
  related: ['Button', 'Tooltip', 'Menu', 'Toolbar', 'Switch'],
  since: '0.1.0',
};
