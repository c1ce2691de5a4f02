import {
  addPaymentMethod,
  listPaymentMethods,
  makeDefaultPaymentMethod,
  removePaymentMethod,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Payment methods', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListPaymentMethods = {
  ...failuresOf(listPaymentMethods),
  name: 'Says why the cards could not be listed [ERROR-2]',
};
export const AddPaymentMethod = {
  ...failuresOf(addPaymentMethod),
  name: 'Says why the card could not be saved [ERROR-2]',
};
export const RemovePaymentMethod = {
  ...failuresOf(removePaymentMethod),
  name: 'Says why the card could not be forgotten [ERROR-2]',
};
export const MakeDefaultPaymentMethod = {
  ...failuresOf(makeDefaultPaymentMethod),
  name: 'Says why the card could not be made the default [ERROR-2]',
};
