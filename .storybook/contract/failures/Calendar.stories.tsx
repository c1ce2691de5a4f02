import { listCalendarEvents, syncCalendar } from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Calendar', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const SyncCalendar = {
  ...failuresOf(syncCalendar),
  name: 'Says why the calendar could not be read again [ERROR-2]',
};
export const ListCalendarEvents = {
  ...failuresOf(listCalendarEvents),
  name: 'Says why the calendar could not be shown [ERROR-2]',
};
