import { expect, it } from 'vitest';
import { resolverOf } from './resolver-of.ts';

interface Fields {
  lines: { description: string }[];
  until: string;
}

const resolve = (fields: Fields) =>
  resolverOf<Fields>(({ lines, until }) => [
    ...lines.map(({ description }, index) => description === '' && ([`lines.${index}.description`, 'Empty'] as const)),
    until === '' ? (['until', 'No day'] as const) : undefined,
  ])(fields, undefined, { fields: {}, shouldUseNativeValidation: false });

it('says what is wrong at each field, also of a line', async () => {
  const { errors } = await resolve({ lines: [{ description: 'Session' }, { description: '' }], until: '' });
  expect(errors).toEqual({
    lines: [undefined, { description: { type: 'rule', message: 'Empty' } }],
    until: { type: 'rule', message: 'No day' },
  });
});

it('takes the fields as they are where nothing is wrong', async () => {
  const fields = { lines: [{ description: 'Session' }], until: '2026-11-24' };
  expect(await resolve(fields)).toEqual({ values: fields, errors: {} });
});
