import { Container, Heading, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { Operation } from '@sakina/platform/contract';
import { useEffect, useId, useState } from 'react';
import { useContractText } from '../messages/index.ts';
import { failureCasesOf } from '../model/failure-cases.ts';
import type { FailureCase } from '../model/failure-cases.ts';
import { makeFail } from '../model/make-fail.ts';
import type { Network } from '../model/make-fail.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { MethodAndPath } from './MethodAndPath.tsx';

export interface FailuresProps {
  /** What the page is about, such as the resource in words. */
  title: string;
  /** Calls that fail; the same list at each render. */
  operations: readonly Operation[];
  /** Sets the handlers that answer. */
  network: Network;
}

interface Failed {
  readonly failure: FailureCase;
  readonly error: ApiError | null;
}

/** All failures of each operation, each from its own call. */
export function Failures({ title, operations, network }: FailuresProps) {
  const t = useContractText();
  const [failed, setFailed] = useState<ReadonlyMap<Operation, readonly Failed[]>>();

  useEffect(() => {
    let isShown = true;
    void failAll(operations, network).then((all) => isShown && setFailed(all));
    return () => {
      isShown = false;
    };
  }, [operations, network]);

  async function retry(operation: Operation, again: FailureCase) {
    const error = await makeFail(operation, again, network);
    const replaced = (one: Failed) => (one.failure === again ? { failure: again, error } : one);
    setFailed((all) => all && new Map(all).set(operation, (all.get(operation) ?? []).map(replaced)));
  }

  return (
    <Container pad="page">
      <Stack gap="x3">
        <PageHeader title={title} lead={t('failures.lead')} />
        {failed ? (
          [...failed].map(([operation, cases]) => (
            <OperationFailures
              key={operation.id}
              operation={operation}
              failed={cases}
              onRetry={(failure) => void retry(operation, failure)}
            />
          ))
        ) : (
          <LoadingRegion label={t('failures.calling')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        )}
      </Stack>
    </Container>
  );
}

interface OperationFailuresProps {
  operation: Operation;
  failed: readonly Failed[];
  /** Repeats the call. */
  onRetry: (failure: FailureCase) => void;
}

function OperationFailures({ operation, failed, onRetry }: OperationFailuresProps) {
  const id = useId();
  const addressId = useId();
  return (
    // By its address as well: two operations may do the same for one thing and for many, in the same words.
    <Stack as="section" aria-labelledby={`${id} ${addressId}`}>
      <Heading level={2} id={id}>
        <bdi>{operation.summary}</bdi>
      </Heading>
      <div id={addressId}>
        <MethodAndPath operation={operation} />
      </div>
      <div>
        {failed.map(({ failure, error }) => (
          <FailurePanel
            key={`${failure.status} ${failure.code}`}
            failure={failure}
            error={error}
            isRead={operation.method === 'GET'}
            onRetry={() => onRetry(failure)}
          />
        ))}
      </div>
    </Stack>
  );
}

/** Sequentially, because each changes the handlers. */
async function failAll(operations: readonly Operation[], network: Network): Promise<Map<Operation, Failed[]>> {
  const all = new Map<Operation, Failed[]>();
  for (const operation of operations) {
    const failed: Failed[] = [];
    for (const failure of failureCasesOf(operation))
      failed.push({ failure, error: await makeFail(operation, failure, network) });
    all.set(operation, failed);
  }
  return all;
}
