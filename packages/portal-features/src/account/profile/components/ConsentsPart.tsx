import { EmptyState, Section, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { answerClientConsent, listOwnClientConsents, withdrawOwnClientConsent } from '@sakina/platform/contract';
import type { OwnClientConsent } from '@sakina/platform/contract';
import { useAction, useInvalidate, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useConsentName } from '../../../shared/consent-names/index.ts';
import { ErrorNotice, LoadingLines, ReadList } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { OwnConsent } from './OwnConsent.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/**
 * What the person agreed to with each provider: requests to answer first, and each consent with the way to withdraw it.
 */
export function ConsentsPart() {
  const t = useProfileText();
  const nameOf = useConsentName();
  const toast = useToast();
  const invalidate = useInvalidate();
  const read = useOperation(listOwnClientConsents, {});
  const answer = useAction(answerClientConsent);
  const [answered, setAnswered] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<OwnClientConsent | null>(null);
  const [list, focusList] = useFocusAfter();

  /** A request that waits for no answer, and a consent that was withdrawn, are shown as they are now. */
  function readAgainIfAnswered(error: ApiError) {
    if (error.status === 409) void invalidate(listOwnClientConsents);
  }
  async function give(consent: OwnClientConsent, given: 'GIVEN' | 'DECLINED') {
    setAnswered(consent.id);
    try {
      await answer.run({ params: { id: consent.id }, body: { answer: given, textVersion: consent.textVersion } });
      toast({ tone: 'success', title: t(`consents.done.${given}`, { consent: nameOf(consent) }) });
      focusList();
    } catch (error) {
      // The notice says it.
      if (!isApiError(error)) throw error;
      readAgainIfAnswered(error);
    }
  }
  return (
    <Section title={t('consents.title')} description={t('consents.help')}>
      <ErrorNotice error={answer.error} />
      <div ref={list} tabIndex={-1} role="group" aria-label={t('consents.title')}>
        <ReadList
          read={read}
          loading={<LoadingLines label={t('loading')} lines={[6]} />}
          empty={
            <EmptyState headingLevel={3} illustration={null} title={t('consents.empty.title')}>
              {t('consents.empty.body')}
            </EmptyState>
          }
          gap="x3"
        >
          {(consent) => (
            <OwnConsent
              key={consent.id}
              consent={consent}
              isBusy={answer.isRunning && answered === consent.id}
              onAnswer={(given) => void give(consent, given)}
              onWithdraw={() => setLeaving(consent)}
            />
          )}
        </ReadList>
      </div>
      {leaving && (
        <ConfirmAction
          operation={withdrawOwnClientConsent}
          input={{ params: { id: leaving.id } }}
          title={t('consents.ask')}
          confirmLabel={t('consents.withdraw')}
          cancelLabel={t('consents.keep')}
          done={t('consents.done.WITHDRAWN', { consent: nameOf(leaving) })}
          onClose={() => setLeaving(null)}
          onDone={focusList}
          onRefused={readAgainIfAnswered}
        >
          {t(`consents.effect.${leaving.kind}`, { name: leaving.provider.displayName })}
        </ConfirmAction>
      )}
    </Section>
  );
}
