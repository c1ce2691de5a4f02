import { Banner, Heading, Stack, Text } from '@sakina/design-system';
import { callerOf } from '@sakina/platform/contract/examples';
import { useContractText } from '../messages/index.ts';
import { accountOfCaller } from '../model/callers.ts';
import type { Entry } from '../model/entries.ts';
import { JsonBlock } from './JsonBlock.tsx';

/** The example of a call with its answer. */
export function ExampleTab({ entry: { example } }: { entry: Entry }) {
  const t = useContractText();
  if (!example)
    return (
      <Banner tone="warning" urgency="none" title={t('gap.example')}>
        {t('example.missing')}
      </Banner>
    );
  const caller = callerOf(example);
  const account = accountOfCaller(caller);
  return (
    <Stack gap="x4">
      <Text size="sm" tone="muted">
        {account ? t('example.by', { name: account.name, email: account.email }) : t('example.byVisitor')}
      </Text>
      {Object.keys(example.input).length > 0 && (
        <Stack gap="x2">
          <Heading level={3} size="md">
            {t('example.request')}
          </Heading>
          <JsonBlock label={t('example.request')} value={example.input} />
        </Stack>
      )}
      <Stack gap="x2">
        <Heading level={3} size="md">
          {t('part.response')}
        </Heading>
        <JsonBlock label={t('part.response')} value={example.response} />
      </Stack>
    </Stack>
  );
}
