import { Button, Dialog, Stack, Text, useToast } from '@sakina/design-system';
import type { ClaimSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { Bulleted } from '../../../shared/index.ts';
import { useBillShares } from './use-bill-shares.ts';
import { useInsuranceText } from '../messages/index.ts';
import { actionOf, toBillClients } from '../model/groups.ts';
import { useDay } from './use-day.ts';

export interface BillSharesProps {
  /** Claims of which something is to be billed to the client. */
  claims: readonly ClaimSummary[];
}

/** Sends every client an invoice for what their insurer left, in one act; who is asked for how much is shown before. */
export function BillShares({ claims }: BillSharesProps) {
  const t = useInsuranceText();
  const format = useFormat();
  // What was read is what is sent, whatever changes behind the dialog.
  const [asked, setAsked] = useState<readonly ClaimSummary[] | null>(null);
  const total = toBillClients(claims);
  if (!total && !asked) return null;
  return (
    <>
      {total && (
        <Button
          variant="secondary"
          onPress={() => setAsked(claims.filter((claim) => actionOf(claim) === 'BILL_CLIENT'))}
        >
          {t('shares.bill', { count: claims.length, amount: format.money(total) })}
        </Button>
      )}
      {asked && <BillDialog claims={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function BillDialog({ claims, onClose }: BillSharesProps & { onClose: () => void }) {
  const t = useInsuranceText();
  const format = useFormat();
  const toast = useToast();
  const day = useDay();
  const { run, done } = useBillShares();
  const [failed, setFailed] = useState(0);
  const total = toBillClients(claims);
  const amount = total ? format.money(total) : '';

  async function send() {
    if (done !== null) return;
    setFailed(0);
    const result = await run(claims, ({ serviceDate }) => t('shares.line', { day: day(serviceDate) }));
    if (result.failed > 0) return setFailed(result.failed);
    toast({ tone: 'success', title: t('shares.done', { count: result.sent }) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('shares.title', { count: claims.length })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={done !== null}>
            {t('later')}
          </Button>
          <Button variant="action" onPress={() => void send()} isPending={done !== null}>
            {t('shares.send', { amount })}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        {failed > 0 && (
          <Text role="alert" weight="strong">
            {t('shares.failed', { count: failed })}
          </Text>
        )}
        <Text measure>{t('shares.body', { amount })}</Text>
        <Bulleted
          items={claims.flatMap(({ client, serviceDate, clientShare }) =>
            clientShare
              ? [
                  t('shares.of', {
                    name: client.displayName,
                    day: day(serviceDate),
                    amount: format.amount(clientShare.unbilled),
                  }),
                ]
              : [],
          )}
        />
        {done !== null && <Text role="status">{t('shares.progress', { done, count: claims.length })}</Text>}
      </Stack>
    </Dialog>
  );
}
