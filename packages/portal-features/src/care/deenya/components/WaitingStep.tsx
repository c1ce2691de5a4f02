import { Heading, Stack } from '@sakina/design-system';
import type { completeStep } from '@sakina/platform/contract';
import type { Waiting, WaitingList } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { WaitingRows } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

export interface WaitingStepProps {
  /** What was said of this step. */
  items: readonly Waiting<typeof completeStep>[];
  list: Pick<WaitingList<typeof completeStep>, 'discard' | 'retry'>;
  /** Whether it was said on this page, so that the form which held the focus has gone. */
  takesFocus: boolean;
}

/** A step that was done without a connection (SEC-17). */
export function WaitingStep({ items, list, takesFocus }: WaitingStepProps) {
  const t = useDeenyaText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => heading.current?.focus());
  }, [takesFocus]);
  const rows = items.map(({ id, refusal, input: { body } }) => ({
    id,
    refusal,
    words: body.reflection ?? t('reflection.done'),
  }));
  return (
    <Stack gap="x2">
      <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
        {t('reflection.waiting')}
      </Heading>
      <WaitingRows label={t('reflection.waiting')} rows={rows} onDiscard={list.discard} onRetry={list.retry} />
    </Stack>
  );
}
