import { Banner, Form, Link, RadioGroup, Stack, SubmitButton, Text } from '@sakina/design-system';
import { createEnrolment } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Enrolment, Programme, ProgrammeTrack } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
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
  const [track, setTrack] = useState<ProgrammeTrack | null>(
    before?.track ?? (tracks.length === 1 ? (tracks[0] ?? null) : null),
  );
  const [isTried, setTried] = useState(false);
  const missing = programme.requires.filter(({ id }) => !finished.includes(id));
  const wrong = isTried && track === null ? t('begin.trackMissing') : undefined;

  async function start() {
    setTried(true);
    if (track === null) return;
    try {
      await begin.run({ body: { programmeId: programme.id, track, timeZone } });
      onBegun();
    } catch (error) {
      // Told of above the button; what was chosen stays.
      if (!isApiError(error)) throw error;
    }
  }
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
    <Form
      onSubmit={start}
      errors={wrong === undefined ? [] : [{ name: 'track', message: wrong }]}
      errorFocus="field"
      headingLevel={3}
    >
      <ErrorNotice error={begin.error} />
      {tracks.length > 1 && (
        <RadioGroup
          name="track"
          isRequired
          layout="cards"
          label={t('begin.track')}
          description={t('begin.trackHelp')}
          value={track}
          errorMessage={wrong}
          options={tracks.map((id) => ({ id, label: t(`track.${id}`), description: t(`begin.${id}`) }))}
          onChange={(id) => setTrack(tracks.find((each) => each === id) ?? null)}
        />
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
