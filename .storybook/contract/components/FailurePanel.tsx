import { Badge, Button, Heading, Stack, Text, TextField, theme, up } from '@sakina/design-system';
import { isPassing } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { ErrorNotice, ReadView, useSharedText } from '@sakina/portal-features/shared';
import { useId } from 'react';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import type { FailureCase } from '../model/failure-cases.ts';
import { wordsOfName } from '../model/names.ts';

export interface FailurePanelProps {
  failure: FailureCase;
  /** The client's error, or null. */
  error: ApiError | null;
  /** Failed reads replace the content; failed writes appear above their form. */
  isRead: boolean;
  /** Repeats the call. */
  onRetry: () => void;
}

const Root = styled.article`
  display: grid;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  padding-block: ${theme.space.x3};
  border-block-start: 1px solid ${theme.color.hairline};
  @media ${up.md} { grid-template-columns: 18rem minmax(0, 1fr); column-gap: ${theme.space.x4}; }
`;
const Code = styled(Heading)`
  font-family: ${theme.font.code};
  overflow-wrap: anywhere;
`;

/** One failure: its meaning and the text that users read. */
export function FailurePanel({ failure, error, isRead, onRetry }: FailurePanelProps) {
  const t = useContractText();
  const id = useId();
  const { code, status, when } = failure;
  return (
    <Root aria-labelledby={id}>
      <Stack gap="x1" align="start">
        {status !== undefined && <Badge>{String(status)}</Badge>}
        <Code level={3} size="md" id={id}>
          <bdi>{code}</bdi>
        </Code>
        <Text size="sm" tone="muted">
          <bdi>{when ?? t(`failures.when.${code as 'NETWORK'}`)}</bdi>
        </Text>
      </Stack>
      {error === null ? (
        <Text tone="danger">{t('failures.answered')}</Text>
      ) : isRead ? (
        <FailedRead error={error} onRetry={onRetry} />
      ) : (
        <FailedWrite error={error} fields={failure.fields} onRetry={onRetry} />
      )}
    </Root>
  );
}

interface FailedProps {
  error: ApiError;
  onRetry: () => void;
}

function FailedRead({ error, onRetry }: FailedProps) {
  return (
    <ReadView read={{ data: undefined, error, isLoading: false, isRefreshing: false, reload: onRetry }} loading={null}>
      {() => null}
    </ReadView>
  );
}

/** A failed write is shown above its form, which keeps the input; a field problem is shown at the field too. */
function FailedWrite({ error, fields, onRetry }: FailedProps & Pick<FailureCase, 'fields'>) {
  const shared = useSharedText();
  const mayPass = isPassing(error) || error.kind === 'contract';
  return (
    <Stack>
      <ErrorNotice
        error={error}
        {...(mayPass && {
          actions: (
            <Button variant="secondary" size="small" onPress={onRetry}>
              {shared('retry')}
            </Button>
          ),
        })}
      />
      {Object.entries(fields).map(([path, problem]) => (
        <TextField key={path} name={path} label={wordsOfName(path)} errorMessage={problem} isRequired />
      ))}
    </Stack>
  );
}
