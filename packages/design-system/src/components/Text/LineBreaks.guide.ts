import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Words from the product may hold a span of times or dates, a phone number, an email address, or facts with a dot between them.',
  ],
  whenNot: [
    'What is shown has none of them: plain Text breaks well.',
    'A value of KeyValueList: it breaks its words so by itself.',
  ],
  anatomy: ['Words', 'Span or phone number, kept on one line', 'Address, with places to break before ‘@’ and dots'],
  keys: [],
  rightToLeft: 'It follows the direction of the page; nothing is isolated, so the order of the words stays as it was.',
  dos: ['Pass the whole sentence: the places are found in it.'],
  donts: ['A joiner or a break written into the text: who copies or searches it would meet it.'],
  related: ['Text', 'KeyValueList'],
  since: '0.1.0',
};
