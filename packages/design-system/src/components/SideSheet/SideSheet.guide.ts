import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One thing of a list is looked at while the list stays: a user, a session, an alert in the administration.',
    'List and sheet stand in a SideSheetLayout: the list first, the SideSheet after it.',
  ],
  whenNot: [
    'What is open takes most of the room, or is worked on for long: use ListPane.',
    'A question needs an answer before anything else: use Dialog.',
    'The panel belongs to the frame of the product, such as its navigation: use Drawer.',
  ],
  anatomy: [
    'SideSheetLayout: the row of the list and the sheet',
    'Title: the name of the thing, and a cross that closes the sheet',
    'Content',
    'Actions that stay at the lower edge, optional',
  ],
  keys: [
    ['Tab', 'Goes through the list and the sheet; where the sheet is modal, it stays in it.'],
    ['Escape', 'Closes it. The focus returns to where it came from.'],
  ],
  rightToLeft:
    'The sheet stands to the left of the list, and on a narrow screen it comes in from the left. The cross is on the left.',
  dos: ['Leave it mounted while another thing is chosen: the new title is announced, and the focus stays in the list.'],
  donts: ['A sheet that opens another one: ask in a Dialog.'],
  related: ['ListPane', 'Drawer', 'Dialog', 'DataTable', 'Popover'],
  since: '0.1.0',
};
