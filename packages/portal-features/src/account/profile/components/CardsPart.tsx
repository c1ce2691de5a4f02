import { ButtonLink, ConfirmDialog, EmptyState, Section, useToast } from '@sakina/design-system';
import { listPaymentMethods, makeDefaultPaymentMethod, removePaymentMethod } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { PaymentMethod } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import { ErrorNotice, LoadingLines, ReadList, useErrorText } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { CardRow } from './CardRow.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** The cards that pay after a session: which of them, and which to forget. */
export function CardsPart() {
  const t = useProfileText();
  const toast = useToast();
  const errorText = useErrorText();
  const read = useOperation(listPaymentMethods, {});
  const remove = useAction(removePaymentMethod);
  const makeDefault = useAction(makeDefaultPaymentMethod);
  const [chosen, setChosen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const [list, focusList] = useFocusAfter();
  const wordsOf = useCardName();

  function ask(card: PaymentMethod) {
    remove.reset();
    setLeaving(card);
  }
  async function choose(card: PaymentMethod) {
    setChosen(card.id);
    try {
      await makeDefault.run({ params: { id: card.id } });
      toast({ title: t('payment.isDefaultNow', { card: wordsOf(card) }), tone: 'success' });
      focusList();
    } catch {
      // Said by the notice.
    }
  }
  async function forget(card: PaymentMethod) {
    try {
      await remove.run({ params: { id: card.id } });
      setLeaving(null);
      toast({ title: t('payment.removed', { card: wordsOf(card) }), tone: 'success' });
      focusList();
    } catch {
      // Said in the dialog.
    }
  }
  return (
    <Section title={t('payment.title')} description={t('payment.help')}>
      <ErrorNotice error={makeDefault.error} />
      <div ref={list} tabIndex={-1} role="group" aria-label={t('payment.title')}>
        <ReadList
          read={read}
          loading={<LoadingLines label={t('loading')} lines={[4]} />}
          empty={
            <EmptyState
              headingLevel={3}
              illustration={null}
              title={t('payment.empty')}
              action={
                <ButtonLink variant="secondary" href={paths.findTherapist()}>
                  {t('payment.toSearch')}
                </ButtonLink>
              }
            >
              {t('payment.emptyHelp')}
            </EmptyState>
          }
          gap="x2"
        >
          {(card) => (
            <CardRow
              key={card.id}
              card={card}
              name={wordsOf(card)}
              isBusy={makeDefault.isRunning && chosen === card.id}
              onMakeDefault={() => void choose(card)}
              onRemove={() => ask(card)}
            />
          )}
        </ReadList>
      </div>
      {leaving && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setLeaving(null)}
          title={t('payment.removeTitle', { card: wordsOf(leaving) })}
          confirmLabel={t('payment.remove')}
          isBusy={remove.isRunning}
          failure={remove.error && errorText(remove.error).body}
          onConfirm={() => void forget(leaving)}
        >
          {t(leaving.isDefault ? 'payment.removeDefault' : 'payment.removeBody')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
