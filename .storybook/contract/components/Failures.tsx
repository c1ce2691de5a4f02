import { Container, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { Operation } from '@sakina/platform/contract';
import { useEffect, useState } from 'react';
import { useContractText } from '../messages/index.ts';
import { failureCasesOf } from '../model/failure-cases.ts';
import type { FailureCase } from '../model/failure-cases.ts';
import { makeFail } from '../model/make-fail.ts';
import type { Network } from '../model/make-fail.ts';
import { FailurePanel } from './FailurePanel.tsx';
import { MethodAndPath } from './MethodAndPath.tsx';

export interface FailuresProps {
  operation: Operation;
  /** Sets the handlers that answer. */
  network: Network;
}

interface Failed {
  readonly failure: FailureCase;
  readonly error: ApiError | null;
}

/** All failures of an operation, each from its own call. */
export function Failures({ operation, network }: FailuresProps) {
  const t = useContractText();
  const [failed, setFailed] = useState<readonly Failed[]>();

  useEffect(() => {
    let isShown = true;
    void failAll(operation, network).then((all) => isShown && setFailed(all));
    return () => {
      isShown = false;
    };
  }, [operation, network]);

  async function retry(again: FailureCase) {
    const error = await makeFail(operation, again, network);
    setFailed((all) => all?.map((one) => (one.failure === again ? { failure: again, error } : one)));
  }

  return (
    <Container pad="page">
      <Stack gap="x3">
        <PageHeader title={<bdi>{operation.summary}</bdi>} lead={t('failures.lead')}>
          <MethodAndPath operation={operation} />
        </PageHeader>
        {failed ? (
          <div>
            {failed.map(({ failure, error }) => (
              <FailurePanel
                key={`${failure.status} ${failure.code}`}
                failure={failure}
                error={error}
                isRead={operation.method === 'GET'}
                onRetry={() => void retry(failure)}
              />
            ))}
          </div>
        ) : (
          <LoadingRegion label={t('failures.calling')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        )}
      </Stack>
    </Container>
  );
}

/** Sequentially, because each changes the handlers. */
async function failAll(operation: Operation, network: Network): Promise<Failed[]> {
  const all: Failed[] = [];
  for (const failure of failureCasesOf(operation))
    all.push({ failure, error: await makeFail(operation, failure, network) });
  return all;
}
