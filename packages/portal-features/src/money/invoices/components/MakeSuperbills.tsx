import { Button, ConfirmDialog, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createSuperbills, previewSuperbills } from '@sakina/platform/contract';
import type { SuperbillCandidate } from '@sakina/platform/contract';
import { useAction, useFormat, useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { Bulleted, useErrorText } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { MONTH } from '../model/day.ts';

export interface MakeSuperbillsProps {
  /** `YYYY-MM` */
  month: string;
  /** Those who are ready; each gets one. */
  clients: readonly SuperbillCandidate[];
}

/** Makes the superbills of everyone who is ready, after saying what that does. */
export function MakeSuperbills({ month, clients }: MakeSuperbillsProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const create = useAction(createSuperbills);
  const [isAsking, setAsking] = useState(false);
  const name = format.date(`${month}-01`, MONTH);
  const count = clients.length;
  const left = clients.reduce((sum, { sessions, readyCount }) => sum + sessions.length - readyCount, 0);
  const replaced = clients.filter(({ superbillId }) => superbillId !== null).length;
  const isOver = isApiError(create.error, 'NOTHING_TO_MAKE');

  function close() {
    if (isOver) void invalidate(previewSuperbills);
    setAsking(false);
    create.reset();
  }

  async function make() {
    if (create.isRunning) return;
    await create.run({ body: { month, clientIds: clients.map(({ client }) => client.id) } }).then(
      ({ items }) => {
        setAsking(false);
        toast({ tone: 'success', title: t('superbills.done', { count: items.length }) });
      },
      () => undefined,
    );
  }

  return (
    <div>
      <Button onPress={() => setAsking(true)}>{t('superbills.make', { count })}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={close}
        title={t('superbills.ask', { count, month: name })}
        confirmLabel={t('superbills.make', { count })}
        cancelLabel={t('notNow')}
        isBusy={create.isRunning}
        onConfirm={() => void make()}
        failure={isOver ? t('superbills.over') : create.error && errorText(create.error).body}
      >
        <Bulleted
          items={[
            t('superbills.effect.gets', { count }),
            t('superbills.effect.names'),
            t('superbills.effect.send'),
            ...(left > 0 ? [t('superbills.effect.left', { count: left })] : []),
            ...(replaced > 0 ? [t('superbills.effect.replaced', { count: replaced })] : []),
          ]}
        />
      </ConfirmDialog>
    </div>
  );
}
