import { ApiError } from '@sakina/platform/client';
import { expect, it } from 'vitest';
import { fieldRefusals } from './field-refusals.ts';

const refused = (fields: Record<string, string>) =>
  new ApiError({
    kind: 'http',
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'A field is wrong',
    details: { fields },
  });
const values = { amount: null, words: '', client: { id: 'usr-1' }, lines: [{ description: '', price: 500 }] };

it.each<[string, unknown, [string, string][]]>([
  ['a field', refused({ words: 'Too short' }), [['words', 'Too short']]],
  ['a part of a field', refused({ 'amount.amountMinor': 'Too much' }), [['amount', 'Too much']]],
  ['a field that holds more than a text', refused({ client: 'Unknown' }), [['client', 'Unknown']]],
  ['a field of a line', refused({ 'lines.0.description': 'Empty' }), [['lines.0.description', 'Empty']]],
  ['a part of a field of a line', refused({ 'lines.0.price.amountMinor': 'No' }), [['lines.0.price', 'No']]],
  ['two parts of a field', refused({ 'amount.amountMinor': 'a', 'amount.currency': 'b' }), [['amount', 'a']]],
  ['a line that is not there', refused({ 'lines.3.description': 'Empty' }), []],
  ['the list of lines', refused({ lines: 'Too many' }), []],
  ['another field', refused({ dueOn: 'Past' }), []],
  ['a field whose name begins alike', refused({ wordsOfOthers: 'No' }), []],
  ['no field', undefined, []],
])('finds what was refused of %s', (_case, error, found) => {
  expect([...fieldRefusals(error, values)]).toEqual(found);
});
