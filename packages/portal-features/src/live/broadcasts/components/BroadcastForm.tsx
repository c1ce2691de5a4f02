import { Button, Form, FormActions, Heading, Stack, SubmitButton, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createBroadcast, getBroadcast, updateBroadcast } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import {
  isSameTyped,
  KeptNotice,
  MOST_REBASES,
  problemsIn,
  RefusalNotice,
  showRefusals,
  useConflict,
  useKeptChange,
} from '../../../shared/form/index.ts';
import {
  MeetingAbout,
  MeetingLanguage,
  MeetingLength,
  meetingRefusal,
  MeetingStart,
} from '../../../shared/meeting/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { fieldsOf, MINUTES, newBroadcastOf } from '../model/broadcast-fields.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';
import { AnnounceProblem } from './AnnounceProblem.tsx';
import { BroadcastConflict } from './BroadcastConflict.tsx';
import { PrayerNote } from './PrayerNote.tsx';
import { useBroadcastForm } from './use-broadcast-form.ts';

export interface BroadcastFormProps {
  /** The broadcast that is changed; left out, a new one is announced. */
  broadcast?: Broadcast;
  /** The host’s zone. */
  timeZone: string;
  /** Called once it is announced or changed, or the form is left. */
  onClose: () => void;
}

/** Stands for a broadcast that is not announced yet. */
const UNMADE = { id: null, version: 0 } as const;
const isMade = (base: Broadcast | typeof UNMADE): base is Broadcast => base.id !== null;

/**
 * Announces a broadcast (CLOUD-75) or changes one (CLOUD-573): what it is about, when it begins on the host’s clock,
 * how long it lasts.
 */
export function BroadcastForm({ broadcast, timeZone, onClose }: BroadcastFormProps) {
  const t = useBroadcastsText();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const create = useAction(createBroadcast);
  const update = useAction(updateBroadcast);
  const { error } = broadcast ? update : create;
  const key = broadcast ? 'edit' : 'new';
  const form = useBroadcastForm(timeZone, broadcast);
  const fields = useWatch({ control: form.control }) as BroadcastFields;
  const [start] = useState(() => form.getValues());
  const client = useClient();
  // A change elsewhere must not slip under what is being typed: the form builds on what was opened.
  const [opened] = useState<Broadcast | typeof UNMADE>(broadcast ?? UNMADE);
  const [base, setBase] = useState(opened);
  const unsaved = useKeptChange(`broadcast:${broadcast?.id ?? 'new'}`, {
    base,
    form: fields,
    isChanged: !isSameTyped(fields, start),
    restore: (kept) => {
      setBase(kept.base);
      form.reset(kept.form);
    },
  });
  const conflicts = useConflict<Broadcast, BroadcastFields>({
    read: ({ id }) => client.call(getBroadcast, { params: { id } }),
    formOf: (saved) => fieldsOf(saved, timeZone),
    isSame: isSameTyped,
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function save(typed: BroadcastFields, on = base, rebases = MOST_REBASES): Promise<void> {
    const body = newBroadcastOf(typed, timeZone);
    if (body === null) return;
    try {
      const { title } = await (isMade(on)
        ? update.run({ params: { id: on.id }, body: { ...body, version: on.version } })
        : create.run({ body }));
      unsaved.forget();
      toast({ tone: 'success', title: t(`${key}.done`, { title }) });
      onClose();
    } catch (refusal) {
      // Shown above the fields or at one of them; what was typed stays.
      if (!isApiError(refusal)) throw refusal;
      if (!isApiError(refusal, 'VERSION_CONFLICT') || !isMade(on))
        return showRefusals(meetingRefusal(refusal), form, { shouldFocus: false });
      const next = rebases > 0 ? await conflicts.meet(on, typed) : null;
      if (next) await goOn(next.on, next.form, rebases - 1);
    }
  }
  async function goOn(on: Broadcast, typed: BroadcastFields, rebases = MOST_REBASES): Promise<void> {
    setBase(on);
    form.reset(typed);
    update.reset();
    await save(typed, on, rebases);
  }
  function resolve(choice: 'mine' | 'theirs') {
    const next = conflicts.resolve(choice);
    if (next) void goOn(next.on, next.form);
  }
  return (
    <Stack gap="x2">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(`${key}.title`)}
      </Heading>
      <FormProvider {...form}>
        <Form
          onSubmit={(event) => form.handleSubmit((typed) => save(typed))(event)}
          errors={problemsIn(form.formState.errors)}
          headingLevel={3}
        >
          <Stack gap="x3">
            <KeptNotice
              {...unsaved}
              onDiscard={() => {
                setBase(opened);
                form.reset(start);
              }}
            />
            {!conflicts.conflict && (
              <RefusalNotice
                form={form}
                error={meetingRefusal(error)}
                problem={<AnnounceProblem error={error} timeZone={timeZone} />}
              />
            )}
            <MeetingAbout descriptionHelp={t('field.description.help')} />
            <MeetingLanguage />
            <MeetingStart timeZone={timeZone} />
            <PrayerNote fields={fields} timeZone={timeZone} />
            <MeetingLength minutes={MINUTES} />
            <FormActions>
              <Button variant="secondary" onPress={onClose}>
                {t('cancel')}
              </Button>
              <SubmitButton>{t(`${key}.submit`)}</SubmitButton>
            </FormActions>
          </Stack>
        </Form>
      </FormProvider>
      {conflicts.conflict && (
        <BroadcastConflict
          conflict={conflicts.conflict}
          timeZone={timeZone}
          onResolve={resolve}
          onClose={conflicts.close}
        />
      )}
    </Stack>
  );
}
