import { Badge, ErrorSummary, Heading, Inline, KeyValueList, Stack, Text, theme } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import type { Operation } from '@sakina/platform/contract';
import { useFormatLocale } from '@sakina/platform/react/environment';
import { ErrorNotice, ReadView, useErrorText } from '@sakina/portal-features/shared';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import type { Outcome } from '../model/run-call.ts';
import { JsonBlock } from './JsonBlock.tsx';
import { JsonTree } from './JsonTree.tsx';

const Root = styled.section`
  display: grid;
  gap: ${theme.space.x3};
  min-inline-size: 0;
  padding-block-start: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
`;

export interface OutcomePanelProps {
  operation: Operation;
  outcome: Outcome;
}

/** The outcome of a call: the answer, or the refusal with its user text. */
export function OutcomePanel({ operation, outcome }: OutcomePanelProps) {
  const t = useContractText();
  const locale = useFormatLocale();
  const { status, tries, milliseconds, result } = outcome;
  const facts = [
    ...(status === undefined ? [t('outcome.noAnswer')] : []),
    t('outcome.time', { time: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(milliseconds) }),
    ...(tries > 1 ? [t('outcome.tries', { count: tries })] : []),
  ];
  const code = 'error' in result ? result.error.code : undefined;
  return (
    <Root aria-label={t('outcome.title')}>
      <Inline gap="x1">
        <Heading level={4} size="md">
          {t('outcome.title')}
        </Heading>
        <Inline gap="x1" role="status">
          {status !== undefined && <Badge tone={code === undefined ? 'success' : 'danger'}>{String(status)}</Badge>}
          {code !== undefined && (
            <Text as="span" font="code" weight="strong" dir="ltr">
              {code}
            </Text>
          )}
          <Text as="span" size="sm" tone="muted">
            {facts.join(' · ')}
          </Text>
        </Inline>
      </Inline>
      {'error' in result ? <Refused operation={operation} error={result.error} /> : <Answered data={result.data} />}
    </Root>
  );
}

function Answered({ data }: { data: unknown }) {
  const t = useContractText();
  return <JsonTree label={t('outcome.data')} value={data} />;
}

function Refused({ operation, error }: { operation: Operation; error: ApiError }) {
  const t = useContractText();
  const errorText = useErrorText();
  const fields = Object.entries(fieldProblems(error));
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Heading level={4} size="sm">
          {t('outcome.read')}
        </Heading>
        {operation.method === 'GET' ? (
          <ReadView
            read={{ data: undefined, error, isLoading: false, isRefreshing: false, reload: () => undefined }}
            loading={null}
          >
            {() => null}
          </ReadView>
        ) : fields.length > 0 ? (
          <ErrorSummary
            title={errorText(error).title}
            errors={fields.map(([name, message]) => ({ name, message: `${name}: ${message}` }))}
            headingLevel={4}
          />
        ) : (
          <ErrorNotice error={error} />
        )}
      </Stack>
      <Stack gap="x1">
        <Heading level={4} size="sm">
          {t('outcome.said')}
        </Heading>
        <KeyValueList
          items={[
            { term: t('outcome.message'), value: error.message },
            { term: t('outcome.kind'), value: error.kind },
          ]}
        />
        {error.details !== undefined && <JsonBlock label={t('outcome.details')} value={error.details} />}
      </Stack>
    </Stack>
  );
}
