import { useState } from 'react';
import { Banner, Button, Form, FormActions, SubmitButton, Text, TextArea, TimeZonePicker } from '@sakina/design-system';
import { joinWaitlist } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { ProviderProfile, WaitlistEntry, WaitlistWishes } from '@sakina/platform/contract';
import { useAction, useClock, useDraft } from '@sakina/platform/react';
import { WAIT_WISHES, WORDS_LIMIT, formOf, problemsOf, wishesOfForm } from '../model/waitlist-form.ts';
import type { WaitWish, WaitlistForm as FormState } from '../model/waitlist-form.ts';
import { ErrorNotice, HelpBeside } from '../../../shared/index.ts';
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
  const [form, setForm] = useState<FormState>(() => formOf(wishes, clock.timeZone));
  const [isChecked, setChecked] = useState(false);
  const [draft, setDraft] = useState<{ words: string } | null>(null);
  const names = provider ? OF_ONE : WAIT_WISHES;
  useDraft(`waitlist:${provider?.id ?? 'anyone'}`, {
    value: draft,
    onRestore: (kept) => {
      if (typeof kept === 'object' && kept !== null && 'words' in kept && typeof kept.words === 'string')
        type(kept.words);
    },
  });

  function type(words: string) {
    setForm((current) => ({ ...current, words }));
    setDraft(words === '' ? null : { words });
  }
  const isWaiting = isApiError(join.error, 'ALREADY_WAITING');
  const refused = fieldProblems(join.error);
  const local = isChecked ? problemsOf(form) : [];
  const messageOf = (name: string) =>
    refused[name] ??
    (name === 'zone' && local.includes('zone')
      ? t('zone.missing')
      : name === 'words' && local.includes('words')
        ? t('words.tooLong', { limit: WORDS_LIMIT })
        : undefined);
  const errors = [
    ...names.map((name) => ({ name, message: messageOf(`wishes.${name}`) })),
    ...(['zone', 'words'] as const).map((name) => ({ name, message: messageOf(name) })),
  ].flatMap(({ name, message }) => (message ? [{ name, message }] : []));

  async function submit() {
    setChecked(true);
    if (problemsOf(form).length > 0) return;
    try {
      const entry = await join.run({
        body: {
          providerId: provider?.id ?? null,
          wishes: wishesOfForm(form, names),
          clientTimeZone: form.zone,
          words: form.words.trim() || null,
        },
      });
      setDraft(null);
      onJoined(entry);
    } catch {
      // Said above the form, or at its field.
    }
  }

  return (
    <Form onSubmit={submit} errors={errors} headingLevel={3}>
      <Text>{provider ? t('leadFor', { name: provider.displayName }) : t('lead')}</Text>
      {isWaiting && (
        <Banner tone="info" urgency="assertive" title={t('already.title')}>
          {t('already.body')}
        </Banner>
      )}
      {join.error && !isWaiting && errors.length === 0 && <ErrorNotice error={join.error} />}
      {names.map((name) => (
        <WaitlistWish
          key={name}
          name={name}
          modes={provider?.modes}
          chosen={form.chosen[name]}
          strength={form.strength[name]}
          errorMessage={messageOf(`wishes.${name}`)}
          onChange={(chosen) => setForm({ ...form, chosen: { ...form.chosen, [name]: chosen } })}
          onStrengthChange={(strength) => setForm({ ...form, strength: { ...form.strength, [name]: strength } })}
        />
      ))}
      <TimeZonePicker
        label={t('zone.label')}
        description={t('zone.help')}
        name="zone"
        isRequired
        value={form.zone}
        onChange={(zone) => setForm({ ...form, zone })}
        at={now}
        ownZone={clock.timeZone}
        errorMessage={messageOf('zone')}
      />
      <TextArea
        label={t('words.label')}
        description={t('words.help')}
        name="words"
        maxLength={WORDS_LIMIT}
        value={form.words}
        onChange={type}
        errorMessage={messageOf('words')}
      />
      <HelpBeside text={form.words} />
      <FormActions isSticky>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
        <SubmitButton>{t('join')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
