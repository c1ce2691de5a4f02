import { Heading, Stack, Text } from '@sakina/design-system';
import { useState } from 'react';
import { useContractText } from '../messages/index.ts';
import type { Entry } from '../model/entries.ts';
import { readInput, readSchema } from '../model/read-schema.ts';
import { withWords } from '../model/words.ts';
import { SchemaTree } from './SchemaTree.tsx';

/** What an operation takes and what it answers. */
export function ContractTab({ entry: { operation, words } }: { entry: Entry }) {
  const t = useContractText();
  const [input] = useState(() => withWords(readInput(operation), words, ''));
  const [response] = useState(() => withWords(readSchema(operation.response, 'output'), words, 'response'));
  return (
    <Stack gap="x4">
      {input.fields.map((part) => (
        <Stack key={part.name} gap="x2">
          <Heading level={3} size="md">
            {t(`part.${part.name as 'body'}`)}
          </Heading>
          {part.name === 'body' && operation.encoding === 'multipart' && (
            <Text size="sm" tone="muted">
              {t('schema.multipart')}
            </Text>
          )}
          <SchemaTree node={part} />
        </Stack>
      ))}
      {input.fields.length === 0 && <Text tone="muted">{t('run.nothing')}</Text>}
      <Stack gap="x2">
        <Heading level={3} size="md">
          {t('part.response')}
        </Heading>
        <SchemaTree node={response} />
      </Stack>
    </Stack>
  );
}
