import { Banner, Button, FormActions, Stack, TextArea, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { answerPlanVersion, listOwnTreatmentPlans, planLimits } from '@sakina/platform/contract';
import type { OwnTreatmentPlan } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, showRefusals, useKeptText } from '../../../../shared/form/index.ts';
import { HelpBeside } from '../../../../shared/index.ts';
import { usePlanText } from './messages/index.ts';

/** Asks the person whether they agree to the plan as it was sent: they agree, or say what should be different. */
export function PlanAnswer({ plan, number }: { plan: OwnTreatmentPlan; number: number }) {
  const t = usePlanText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const answer = useAction(answerPlanVersion);
  const [isAsking, setAsking] = useState(false);
  const form = useForm({ defaultValues: { words: '' } });
  const { control, handleSubmit, setValue } = form;
  const typed = useWatch({ control, name: 'words' });
  const unsaved = useKeptText(`plan-answer:${plan.id}`, typed, '', (words) => {
    setValue('words', words);
    setAsking(true);
  });

  async function send(given: 'AGREED' | 'CHANGE_ASKED', words?: string) {
    try {
      await answer.run({
        params: { id: plan.id },
        body: { number, answer: given, ...(words !== undefined && { words }) },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t(`answer.done.${given}`, { name: plan.providerName }) });
    } catch (error) {
      // Told of here; what was typed stays.
      if (!isApiError(error)) throw error;
      showRefusals(error, form);
      if (error.code === 'PLAN_NOT_WAITING') await invalidate(listOwnTreatmentPlans);
    }
  }
  return (
    <Banner tone="info" urgency="none" title={t('answer.title', { name: plan.providerName })}>
      <Stack gap="x2">
        <span>{t(plan.status === 'DRAFT' ? 'answer.bodyNew' : 'answer.bodyChanged')}</span>
        <RefusalNotice form={form} error={answer.error} />
        {isAsking ? (
          <form
            noValidate
            onSubmit={(event) => void handleSubmit(({ words }) => send('CHANGE_ASKED', words.trim()))(event)}
          >
            <Stack gap="x2">
              <KeptNotice {...unsaved} onDiscard={() => setValue('words', '')} />
              <FormField
                name="words"
                control={control}
                rules={{
                  validate: (words) =>
                    words.trim() === '' ? t('answer.missing') : words.length <= planLimits.answer || t('answer.long'),
                }}
              >
                {(field) => (
                  <>
                    <TextArea {...field} label={t('answer.words')} isRequired autoFocus maxLength={planLimits.answer} />
                    <HelpBeside text={field.value} />
                  </>
                )}
              </FormField>
              <FormActions>
                <Button variant="secondary" onPress={() => setAsking(false)}>
                  {t('answer.back')}
                </Button>
                <Button type="submit" isPending={answer.isRunning}>
                  {t('answer.send')}
                </Button>
              </FormActions>
            </Stack>
          </form>
        ) : (
          <FormActions>
            <Button variant="secondary" onPress={() => setAsking(true)}>
              {t('answer.ask')}
            </Button>
            <Button isPending={answer.isRunning} onPress={() => void send('AGREED')}>
              {t('answer.agree')}
            </Button>
          </FormActions>
        )}
      </Stack>
    </Banner>
  );
}
