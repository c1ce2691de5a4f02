import { ButtonLink, ErrorState } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { useFormat } from '@sakina/platform/react';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';
import { nextStepIn } from '../model/reflection.ts';

export interface NotOpenProps {
  /** Why the step was not given: another comes first, or it is none of the reader’s. */
  error: ApiError;
  /** The programme’s id. */
  programmeId: string;
}

/** Says why a step is not open, without a word of having failed, and leads to what is. */
export function NotOpen({ error, programmeId }: NotOpenProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const { nextDay, opensOn } = nextStepIn(error.details);
  if (error.code !== 'STEP_NOT_NEXT') {
    return (
      <ErrorState
        title={t('notYours.title')}
        action={
          <ButtonLink variant="secondary" href={deenyaPath({ view: 'programme', programme: programmeId })}>
            {t('notYours.action')}
          </ButtonLink>
        }
      >
        {t('notYours.body')}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={t('notOpen.title')}
      action={
        <ButtonLink href={deenyaPath({ view: 'day', programme: programmeId, day: 'today' })}>
          {t('notOpen.action')}
        </ButtonLink>
      }
    >
      {nextDay !== null && opensOn !== null
        ? t('next.opensOn', { day: nextDay, date: format.date(opensOn) })
        : t('notOpen.body')}
    </ErrorState>
  );
}
