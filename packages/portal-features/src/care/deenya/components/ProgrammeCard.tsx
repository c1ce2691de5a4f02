import { Inline, LineBreaks, LinkCard, Tag, Text } from '@sakina/design-system';
import type { Enrolment, ProgrammeSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';
import { Written } from './Written.tsx';

export interface ProgrammeCardProps {
  /** The programme. */
  programme: ProgrammeSummary;
  /** How far the reader is in it, where they are or were. */
  enrolment: Enrolment | undefined;
}

/** One programme of the catalogue: what it is about, how long it takes, and what it speaks from. */
export function ProgrammeCard({ programme, enrolment }: ProgrammeCardProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const { id, title, summary, days, minutesADay, language, author } = programme;
  return (
    <LinkCard
      href={deenyaPath({ view: 'programme', programme: id })}
      title={
        <span lang={language} dir="auto">
          {title}
        </span>
      }
    >
      <Written lang={language} size="sm">
        {summary}
      </Written>
      <Text size="sm" tone="muted">
        <LineBreaks>
          {[t('days', { count: days }), t('minutesADay', { count: minutesADay }), format.language(language)].join(
            ' · ',
          )}
        </LineBreaks>
      </Text>
      <Text size="sm" tone="muted">
        {t('programme.by', { name: author.displayName })}
      </Text>
      <Inline>
        <TrackTag tracks={programme.tracks} />
        {enrolment && <Tag>{t(`status.${enrolment.status}`)}</Tag>}
      </Inline>
    </LinkCard>
  );
}

/** What a programme speaks from, in a few words. */
export function TrackTag({ tracks }: Pick<ProgrammeSummary, 'tracks'>) {
  const t = useDeenyaText();
  const both = tracks.length > 1;
  return <Tag>{t(both ? 'tracks.BOTH' : tracks[0] === 'ISLAMIC' ? 'tracks.ISLAMIC' : 'tracks.SECULAR')}</Tag>;
}
