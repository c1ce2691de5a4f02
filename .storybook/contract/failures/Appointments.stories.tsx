import {
  cancelAppointment,
  confirmAppointment,
  quoteCancellation,
  createAppointment,
  cancelSeries,
  createAppointmentSeries,
  moveSeries,
  previewSeriesCancel,
  previewSeriesMove,
  getAppointment,
  getConsent,
  listAppointments,
  startAppointment,
  updateAppointment,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Appointments', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListAppointments = {
  ...failuresOf(listAppointments),
  name: 'Says why the appointments could not be listed [ERROR-2]',
};
export const CreateAppointment = {
  ...failuresOf(createAppointment),
  name: 'Says why the session could not be booked [ERROR-2]',
};
export const GetAppointment = {
  ...failuresOf(getAppointment),
  name: 'Says why the appointment could not be opened [ERROR-2]',
};
export const UpdateAppointment = {
  ...failuresOf(updateAppointment),
  name: 'Says why the appointment could not be moved [ERROR-2]',
};
export const CancelAppointment = {
  ...failuresOf(cancelAppointment),
  name: 'Says why the appointment could not be cancelled [ERROR-2]',
};
export const StartAppointment = {
  ...failuresOf(startAppointment),
  name: 'Says why the session could not be started [ERROR-2]',
};
export const GetConsent = {
  ...failuresOf(getConsent),
  name: 'Says why the consent could not be looked up [ERROR-2]',
};
export const CreateAppointmentSeries = {
  ...failuresOf(createAppointmentSeries),
  name: 'Says why the series could not be booked [CARE-9] [ERROR-2]',
};
export const PreviewSeriesMove = {
  ...failuresOf(previewSeriesMove),
  name: 'Says why it is not known where the sessions of the series would be moved to [ERROR-2]',
};
export const MoveSeries = {
  ...failuresOf(moveSeries),
  name: 'Says why the sessions of the series could not be moved [ERROR-2]',
};
export const PreviewSeriesCancel = {
  ...failuresOf(previewSeriesCancel),
  name: 'Says why it is not known which sessions of the series would be cancelled [ERROR-2]',
};
export const CancelSeries = {
  ...failuresOf(cancelSeries),
  name: 'Says why the sessions of the series could not be cancelled [ERROR-2]',
};
export const ConfirmAppointment = {
  ...failuresOf(confirmAppointment),
  name: 'Says why the booking could not be confirmed [ERROR-2]',
};
export const QuoteCancellation = {
  ...failuresOf(quoteCancellation),
  name: 'Says why the cost of cancelling could not be read [ERROR-2]',
};
