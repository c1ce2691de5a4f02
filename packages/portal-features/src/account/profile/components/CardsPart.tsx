import { ButtonLink, EmptyState, Section, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { listPaymentMethods, makeDefaultPaymentMethod, removePaymentMethod } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import type { PaymentMethod } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import { ErrorNotice, LoadingLines, ReadList } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { CardRow } from './CardRow.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** The cards that pay after a session: which of them, and which to forget. */
export function CardsPart() {
  const t = useProfileText();
  const toast = useToast();
  const read = useOperation(listPaymentMethods, {});
  const makeDefault = useAction(makeDefaultPaymentMethod);
  const [chosen, setChosen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PaymentMethod | null>(null);
  const [list, focusList] = useFocusAfter();
  const wordsOf = useCardName();

  async function choose(card: PaymentMethod) {
    setChosen(card.id);
    try {
      await makeDefault.run({ params: { id: card.id } });
      toast({ title: t('payment.isDefaultNow', { card: wordsOf(card) }), tone: 'success' });
      focusList();
    } catch (error) {
      // Said by the notice.
      if (!isApiError(error)) throw error;
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
              onRemove={() => setLeaving(card)}
            />
          )}
        </ReadList>
      </div>
      {leaving && (
        <ConfirmAction
          operation={removePaymentMethod}
          input={{ params: { id: leaving.id } }}
          title={t('payment.removeTitle', { card: wordsOf(leaving) })}
          confirmLabel={t('payment.remove')}
          done={t('payment.removed', { card: wordsOf(leaving) })}
          onClose={() => setLeaving(null)}
          onDone={focusList}
        >
          {t(leaving.isDefault ? 'payment.removeDefault' : 'payment.removeBody')}
        </ConfirmAction>
      )}
    </Section>
  );
}
