import {
  connectCalendar,
  disconnectCalendar,
  listCalendarConflicts,
  listCalendars,
  resolveCalendarConflict,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Calendars', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListCalendars = {
  ...failuresOf(listCalendars),
  name: 'Says why the calendars could not be listed [ERROR-2]',
};
export const ConnectCalendar = {
  ...failuresOf(connectCalendar),
  name: 'Says why the calendar could not be connected [ERROR-2]',
};
export const DisconnectCalendar = {
  ...failuresOf(disconnectCalendar),
  name: 'Says why the calendar could not be disconnected [ERROR-2]',
};
export const ListCalendarConflicts = {
  ...failuresOf(listCalendarConflicts),
  name: 'Says why the conflicts could not be listed [ERROR-2]',
};
export const ResolveCalendarConflict = {
  ...failuresOf(resolveCalendarConflict),
  name: 'Says why the decision could not be saved [ERROR-2]',
};
