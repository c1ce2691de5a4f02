import { Grid, LinkCard, Progress, Section, Status } from '@sakina/design-system';
import type { Enrolment } from '@sakina/platform/contract';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

const TONE = { ACTIVE: 'active', PAUSED: 'waiting', FINISHED: 'success', LEFT: 'ended' } as const;

export interface EnrolmentCardsProps {
  /** Heading of the group. */
  title: string;
  /** The programmes in it; without any, nothing is shown. */
  enrolments: readonly Enrolment[];
}

/** Programmes that someone is in, or was, with how far they are. */
export function EnrolmentCards({ title, enrolments }: EnrolmentCardsProps) {
  const t = useDeenyaText();
  if (enrolments.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" min="lg">
        {enrolments.map(({ programme, status, progress }) => (
          <li key={programme.id}>
            <LinkCard
              href={deenyaPath({ view: 'programme', programme: programme.id })}
              title={
                <span lang={programme.language} dir="auto">
                  {programme.title}
                </span>
              }
            >
              <Status tone={TONE[status]}>{t(`status.${status}`)}</Status>
              <Progress
                label={t('progress.label')}
                value={progress.stepsDone}
                steps={progress.stepsTotal}
                words={t('progress.words', { done: progress.stepsDone, total: progress.stepsTotal })}
              />
            </LinkCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
