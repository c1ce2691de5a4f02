import { expect, it } from 'vitest';
import * as v from 'valibot';
import { readSchema } from './read-schema.ts';
import { wordsOfDocument, withWords } from './words.ts';

const document = {
  paths: {
    '/v1/things/{id}': {
      put: {
        operationId: 'things.update',
        parameters: [
          { name: 'id', in: 'path', description: 'Id of the thing.', schema: { type: 'string' } },
          { $ref: '#/components/parameters/Key' },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    data: { properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    parameters: { Key: { name: 'Idempotency-Key', in: 'header', description: 'One an intent.' } },
    schemas: {
      Thing: {
        description: 'A thing.',
        properties: {
          name: { type: 'string', description: 'What it is called.' },
          price: { $ref: '#/components/schemas/Money' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
      Money: { description: 'In minor units.', properties: { amountMinor: { type: 'integer' } } },
    },
  },
};

it('reads the descriptions of every field from the generated document', () => {
  const words = wordsOfDocument(document)['things.update'];
  expect(words).toMatchObject({
    'params.id': 'Id of the thing.',
    'body.name': 'What it is called.',
    'body.price': 'In minor units.',
    'body.parts.name': 'What it is called.',
    'response.items.name': 'What it is called.',
  });
  expect(Object.keys(words ?? {}).filter((path) => path.includes('Key'))).toEqual([]);
});

it('adds them to the parts of a schema, also inside lists and unions', () => {
  const schema = v.object({
    items: v.array(v.object({ name: v.string() })),
    either: v.union([v.object({ name: v.string() }), v.object({ code: v.string() })]),
  });
  const node = withWords(
    readSchema(schema, 'output'),
    { 'response.items.name': 'What it is called.', 'response.either.code': 'In capitals.' },
    'response',
  );
  expect(node).toMatchObject({
    fields: [
      { item: { fields: [{ name: 'name', description: 'What it is called.' }] } },
      { options: [{ fields: [{ name: 'name' }] }, { fields: [{ name: 'code', description: 'In capitals.' }] }] },
    ],
  });
});
