import { ButtonLink, EmptyState, ErrorState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { createSessionNote, getAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { noteAccess, paths } from '@sakina/platform/domain';
import { useAction, useFormat, useOperation } from '@sakina/platform/react';
import { useEffect } from 'react';
import { errorCase, ReadView, useErrorText } from '../../../shared/index.ts';
import { useNotesText } from '../messages/index.ts';
import { sectionsOf, templateFor } from '../model/templates.ts';

/** Begins the note of a session that has none; the list that is read again then shows it. */
export function BeginNote({ appointmentId }: { appointmentId: string }) {
  const t = useNotesText();
  const read = useOperation(getAppointment, { params: { id: appointmentId } });
  return (
    <ReadView
      read={read}
      loading={<NoteSkeleton />}
      describeError={(error) => {
        const which = errorCase(error);
        if (which !== 'forbidden' && which !== 'notFound') return undefined;
        const key = which === 'forbidden' ? 'forbidden' : 'missing';
        return (
          <ErrorState
            title={t(`begin.${key}.title`)}
            action={
              <ButtonLink variant="secondary" href={paths.providerNotes()}>
                {t('missing.action')}
              </ButtonLink>
            }
          >
            {t(`begin.${key}.body`)}
          </ErrorState>
        );
      }}
    >
      {(appointment) => {
        const access = noteAccess(appointment);
        return access === 'NOW' ? (
          <Beginning appointment={appointment} />
        ) : (
          <NotWritable access={access} appointment={appointment} />
        );
      }}
    </ReadView>
  );
}

/** Says from when the note of a session can be written, or why it has none. */
function NotWritable({ access, appointment }: { access: 'ONCE_STARTED' | 'NEVER'; appointment: Appointment }) {
  const t = useNotesText();
  const format = useFormat();
  const { startsAt, timeZone } = appointment;
  return (
    <EmptyState
      title={t(`begin.${access}.title`)}
      illustration={null}
      action={
        <ButtonLink variant="secondary" href={paths.providerNotes()}>
          {t('missing.action')}
        </ButtonLink>
      }
    >
      {t(`begin.${access}.body`, { day: format.day(startsAt, timeZone), time: format.time(startsAt, timeZone) })}
    </EmptyState>
  );
}

function Beginning({ appointment }: { appointment: Appointment }) {
  const t = useNotesText();
  const errorText = useErrorText();
  const { run, error } = useAction(createSessionNote);
  const { id, provider } = appointment;

  useEffect(() => {
    const template = templateFor(provider.kind);
    // The failure is shown from the action's own state.
    void run({ body: { appointmentId: id, template, sections: sectionsOf(template) } }).catch(() => undefined);
  }, [run, id, provider.kind]);

  if (!error) return <NoteSkeleton />;
  const begin = () => {
    const template = templateFor(provider.kind);
    void run({ body: { appointmentId: id, template, sections: sectionsOf(template) } }).catch(() => undefined);
  };
  return (
    <ErrorState title={t('begin.failed.title')} onRetry={begin}>
      {errorText(error).body}
    </ErrorState>
  );
}

function NoteSkeleton() {
  const t = useNotesText();
  return (
    <LoadingRegion label={t('begin.loading')}>
      <Stack gap="x3">
        <Skeleton shape="heading" />
        <Skeleton shape="block" size="lg" />
        <Skeleton shape="block" size="lg" />
      </Stack>
    </LoadingRegion>
  );
}
