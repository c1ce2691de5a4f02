import type * as v from 'valibot';
import {
  addPaymentMethod,
  listPaymentMethods,
  makeDefaultPaymentMethod,
  removePaymentMethod,
} from '../cloud/invoices.ts';
import type { paymentMethod } from '../schemas/payment.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** The card that pays unless another is chosen. */
const visa: v.InferInput<typeof paymentMethod> = {
  id: 'pm-mxm3un632u',
  brand: 'VISA',
  last4: '4242',
  expiresOn: '2029-04-30',
  isDefault: true,
  addedAt: '2026-01-28T15:00:00.000Z',
};

/** The other one. */
const mastercard: v.InferInput<typeof paymentMethod> = {
  id: 'pm-xxunm8we5h',
  brand: 'MASTERCARD',
  last4: '4444',
  expiresOn: '2027-03-31',
  isDefault: false,
  addedAt: '2026-03-09T15:00:00.000Z',
};

/** Of the cards a client keeps. */
export const paymentMethodExamples: readonly AnyExample[] = [
  exampleOf(listPaymentMethods, { input: {}, response: { items: [visa, mastercard] } }),
  exampleOf(addPaymentMethod, {
    input: { body: { token: 'tok_ok_discover_1117_203006_h5v8d3x2', isDefault: false } },
    response: {
      id: 'pm-1ff71a47a7',
      brand: 'DISCOVER',
      last4: '1117',
      expiresOn: '2030-06-30',
      isDefault: false,
      addedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(removePaymentMethod, { input: { params: { id: 'pm-xxunm8we5h' } }, response: { items: [visa] } }),
  exampleOf(makeDefaultPaymentMethod, {
    input: { params: { id: 'pm-xxunm8we5h' } },
    response: {
      items: [
        { ...mastercard, isDefault: true },
        { ...visa, isDefault: false },
      ],
    },
  }),
];
