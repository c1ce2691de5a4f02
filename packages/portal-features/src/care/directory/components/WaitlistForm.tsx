import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Banner, Button, Form, FormActions, SubmitButton, Text, TextArea, TimeZonePicker } from '@sakina/design-system';
import { joinWaitlist, waitlistWordsLength } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { ProviderProfile, WaitlistEntry, WaitlistWishes } from '@sakina/platform/contract';
import { useAction, useClock } from '@sakina/platform/react';
import { WAIT_WISHES, formOf, problemsOf, wishesOfForm } from '../model/waitlist-form.ts';
import type { WaitWish, WaitlistForm as Fields } from '../model/waitlist-form.ts';
import {
  FormField,
  KeptNotice,
  problemsIn,
  RefusalNotice,
  resolverOf,
  useKeptText,
  useSubmit,
} from '../../../shared/form/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { useWaitlistText } from '../messages/waitlist/index.ts';
import { WaitlistWish } from './WaitlistWish.tsx';

export interface WaitlistFormProps {
  /** Whom to wait for; null for anyone who fits. */
  provider: Pick<ProviderProfile, 'id' | 'displayName' | 'modes'> | null;
  /** What was asked for before. */
  wishes: WaitlistWishes;
  /** Called with the place on the waitlist. */
  onJoined: (entry: WaitlistEntry) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Of a provider one knows who they are; what is open is when and where. */
const OF_ONE: readonly WaitWish[] = ['partOfDay', 'mode'];

/**
 * What someone who waits would like, where their day is, and what it is about. What was typed is kept through failures.
 */
export function WaitlistForm({ provider, wishes, onJoined, onClose }: WaitlistFormProps) {
  const t = useWaitlistText();
  const clock = useClock();
  const join = useAction(joinWaitlist);
  const [now] = useState(() => clock.now());
  const form = useForm<Fields>({
    defaultValues: formOf(wishes, clock.timeZone),
    shouldFocusError: false,
    resolver: resolverOf((fields) => {
      const problems = problemsOf(fields);
      return [
        problems.includes('zone') && ['zone', t('zone.missing')],
        problems.includes('words') && ['words', t('words.tooLong', { limit: waitlistWordsLength.max })],
      ];
    }),
  });
  const { control } = form;
  const words = useWatch({ control, name: 'words' });
  // The wishes are those of the search that led here, not of an earlier one.
  const kept = useKeptText(`waitlist:${provider?.id ?? 'anyone'}`, words, '', (back) => form.setValue('words', back));
  const names = provider ? OF_ONE : WAIT_WISHES;
  const isWaiting = isApiError(join.error, 'ALREADY_WAITING');
  const submit = useSubmit<Fields, WaitlistEntry>(form, {
    kept,
    send: (fields) =>
      join.run({
        body: {
          providerId: provider?.id ?? null,
          wishes: wishesOfForm(fields, names),
          clientTimeZone: fields.zone,
          words: fields.words.trim() || null,
        },
      }),
    onSent: onJoined,
    errorFocus: 'form',
  });

  return (
    <Form onSubmit={submit} errors={problemsIn(form.formState.errors)} headingLevel={3}>
      <Text>{provider ? t('leadFor', { name: provider.displayName }) : t('lead')}</Text>
      <KeptNotice {...kept} onDiscard={() => form.setValue('words', '')} />
      {isWaiting ? (
        <Banner tone="info" urgency="assertive" title={t('already.title')}>
          {t('already.body')}
        </Banner>
      ) : (
        <RefusalNotice form={form} error={join.error} />
      )}
      {names.map((name) => (
        <WaitlistWish key={name} control={control} name={name} modes={provider?.modes} />
      ))}
      <FormField control={control} name="zone">
        {(field) => (
          <TimeZonePicker
            {...field}
            label={t('zone.label')}
            description={t('zone.help')}
            isRequired
            at={now}
            ownZone={clock.timeZone}
          />
        )}
      </FormField>
      <FormField control={control} name="words">
        {(field) => (
          <TextArea
            {...field}
            label={t('words.label')}
            description={t('words.help')}
            maxLength={waitlistWordsLength.max}
          />
        )}
      </FormField>
      <HelpBeside text={words} />
      <FormActions isSticky>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton>{t('join')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
