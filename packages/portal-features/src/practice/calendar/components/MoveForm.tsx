import { Banner, Button, DatePicker, Form, LineBreaks, Stack, Text, TimeField } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Appointment } from '@sakina/platform/contract';
import { useEffect } from 'react';
import { FormField, problemsIn } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { NightQuestion } from '../../../shared/night/question/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { isInSeries } from '../model/scope.ts';
import { MoveEffects } from './MoveEffects.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { SeriesPlan } from './SeriesPlan.tsx';
import { useMove } from './use-move.ts';

/** What the dialog around the form shows of it. */
export interface MoveState {
  isBusy: boolean;
  /** What follows from the move is known, so that it can be made. */
  isReady: boolean;
  count: number | null;
}

export interface MoveFormProps {
  /** Id of the form, for a button outside it. */
  formId: string;
  /** The session as it was when the dialog opened. */
  appointment: Appointment;
  /** Instant of its start; undefined while none is chosen. */
  startsAt?: string | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /**
   * Called when sending begins and ends, and when it is known how many sessions of a series would be moved; null for
   * one alone.
   */
  onState: (state: MoveState) => void;
  /** Called with the session as moved and as it was, and with the others of its series that were moved. */
  onMoved: (moved: Appointment, from: Appointment, others: readonly Appointment[]) => void;
  /** Called to leave the session where it was put meanwhile. */
  onKeep: () => void;
}

/** The day and the time, what follows from them, and both times where someone else moved the session meanwhile. */
export function MoveForm({ formId, appointment, startsAt, timeZone, onState, onMoved, onKeep }: MoveFormProps) {
  const t = useProviderCalendarText();
  const when = useWhen();
  const move = useMove({ appointment, startsAt, timeZone, onMoved });
  const { form, isRunning, isReady, stale, wanted, series } = move;
  const { control, formState } = form;
  const count = series.plan ? series.count : null;
  useEffect(() => onState({ isBusy: isRunning, isReady, count }), [onState, isRunning, isReady, count]);
  const isKnown = isApiError(move.error, 'VERSION_CONFLICT') || isApiError(move.error, 'SLOT_TAKEN');
  return (
    <Form id={formId} onSubmit={move.submit} errors={problemsIn(formState.errors)} errorFocus="field" headingLevel={3}>
      <Stack gap="x2">
        {stale && wanted && (
          <Banner
            tone="warning"
            urgency="assertive"
            title={t('move.stale.title')}
            actions={
              <>
                <Button size="small" onPress={() => void move.submitOver()}>
                  {t('move.stale.mine')}
                </Button>
                <Button size="small" variant="secondary" onPress={onKeep}>
                  {t('move.stale.theirs')}
                </Button>
              </>
            }
          >
            {t('move.stale.body', { theirs: when(stale, timeZone), mine: when(wanted, timeZone) })}
          </Banner>
        )}
        {isApiError(move.error, 'SLOT_TAKEN') && (
          <Banner tone="danger" urgency="assertive" title={t('move.taken.title')}>
            {t('move.taken.body')}
          </Banner>
        )}
        {!isKnown && <ErrorNotice error={move.error} />}
        <Text>
          <LineBreaks>{t('move.now', { when: when(appointment, timeZone) })}</LineBreaks>
        </Text>
        <FormField control={control} name="date">
          {(field) => <DatePicker {...field} label={t('field.date')} isRequired />}
        </FormField>
        <FormField control={control} name="time">
          {(field) => (
            <TimeField
              {...field}
              label={t('field.time')}
              description={t('field.time.zone', { zone: move.zoneName })}
              isRequired
            />
          )}
        </FormField>
        {isInSeries(appointment) && <ScopeChoice value={series.scope} onChange={series.setScope} />}
        <MoveEffects appointment={appointment} wanted={wanted} effects={move.effects} timeZone={timeZone} />
        <NightQuestion night={move.night} name={appointment.client.displayName} wasTried={formState.isSubmitted} />
        {series.scope !== 'ONE' && wanted && !move.isOff && <SeriesPlan series={series} timeZone={timeZone} />}
      </Stack>
    </Form>
  );
}
