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
const drawn = new Set(['amount', 'words', 'client', 'roles', 'lines.0.description', 'lines.0.price']);

it.each<[string, unknown, [string, string][], string[]]>([
  ['a field', refused({ words: 'Too short' }), [['words', 'Too short']], []],
  ['a part of a field', refused({ 'amount.amountMinor': 'Too much' }), [['amount', 'Too much']], []],
  ['a field that holds more than a text', refused({ client: 'Unknown' }), [['client', 'Unknown']], []],
  ['a part of such a field', refused({ 'client.id': 'Unknown' }), [['client', 'Unknown']], []],
  ['one of the choices of a field', refused({ 'roles.1': 'Not yours' }), [['roles', 'Not yours']], []],
  ['a field of a line', refused({ 'lines.0.description': 'Empty' }), [['lines.0.description', 'Empty']], []],
  ['a part of a field of a line', refused({ 'lines.0.price.amountMinor': 'No' }), [['lines.0.price', 'No']], []],
  ['two parts of a field', refused({ 'amount.amountMinor': 'a', 'amount.currency': 'b' }), [['amount', 'a']], []],
  ['a line that is not there', refused({ 'lines.3.description': 'Empty' }), [], ['Empty']],
  ['the list of lines', refused({ lines: 'Too many' }), [], ['Too many']],
  ['another field', refused({ dueOn: 'Past' }), [], ['Past']],
  ['two other fields', refused({ dueOn: 'Past', plan: 'Gone', zone: 'Gone' }), [], ['Past', 'Gone']],
  ['a field and another', refused({ words: 'Too short', dueOn: 'Past' }), [['words', 'Too short']], ['Past']],
  ['a field whose name begins alike', refused({ wordsOfOthers: 'No' }), [], ['No']],
  ['no field', undefined, [], []],
])('finds where to say what was refused of %s', (_case, error, atFields, elsewhere) => {
  const found = fieldRefusals(error, (name) => drawn.has(name));
  expect([...found.atFields]).toEqual(atFields);
  expect(found.elsewhere).toEqual(elsewhere);
});
