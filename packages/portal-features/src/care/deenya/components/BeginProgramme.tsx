import { Banner, Form, Link, RadioGroup, Stack, SubmitButton, Text } from '@sakina/design-system';
import { createEnrolment } from '@sakina/platform/contract';
import type { Enrolment, Programme, ProgrammeTrack } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

export interface BeginProgrammeProps {
  /** What is begun. */
  programme: Programme;
  /** How the reader was in it before, where they were. */
  before: Enrolment | undefined;
  /** Programmes that the reader has finished, by their ids. */
  finished: readonly string[];
  /** Called when it has begun. */
  onBegun: () => void;
}

/** Begins a programme: with faith or without where there is a choice, and what has to come first. */
export function BeginProgramme({ programme, before, finished, onBegun }: BeginProgrammeProps) {
  const t = useDeenyaText();
  const { timeZone } = useFormat();
  const begin = useAction(createEnrolment);
  const { tracks } = programme;
  const form = useForm<{ track: ProgrammeTrack | null }>({
    defaultValues: { track: before?.track ?? (tracks.length === 1 ? (tracks[0] ?? null) : null) },
  });
  const missing = programme.requires.filter(({ id }) => !finished.includes(id));
  const submit = useSubmit(form, {
    send: ({ track }) => begin.run({ body: { programmeId: programme.id, track, timeZone } }),
    onSent: onBegun,
  });
  if (missing.length > 0) {
    return (
      <Banner tone="info" urgency="none" title={t('begin.firstTitle')}>
        <Stack gap="half" align="start">
          <Text>{t('begin.firstBody')}</Text>
          {missing.map(({ id, title }) => (
            <Link key={id} href={deenyaPath({ view: 'programme', programme: id })} variant="standalone">
              <bdi>{title}</bdi>
            </Link>
          ))}
        </Stack>
      </Banner>
    );
  }
  return (
    <Form onSubmit={submit}>
      <RefusalNotice form={form} error={begin.error} />
      {tracks.length > 1 && (
        <FormField control={form.control} name="track" rules={{ required: t('begin.trackMissing') }}>
          {(field) => (
            <RadioGroup
              {...field}
              isRequired
              layout="cards"
              label={t('begin.track')}
              description={t('begin.trackHelp')}
              options={tracks.map((id) => ({ id, label: t(`track.${id}`), description: t(`begin.${id}`) }))}
            />
          )}
        </FormField>
      )}
      <div>
        <SubmitButton>
          {t(before?.status === 'LEFT' ? 'begin.goOn' : before ? 'begin.again' : 'begin.start')}
        </SubmitButton>
      </div>
      <Text size="sm" tone="muted">
        {t('begin.rest')}
      </Text>
    </Form>
  );
}
