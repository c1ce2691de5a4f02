import { Check, CircleDot, CircleOff, CirclePause, CircleStop, Hourglass, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Timer } from '../Timer/index.ts';
import { useLiveText } from './messages/index.ts';
import { consentStyle, recordingStyle } from './RecordingState.styles.ts';

/** A participant who is asked to consent to the recording. */
export interface ConsentAnswer {
  /** Stable key of the person. */
  id: string;
  /** Their name as shown. */
  name: string;
  /** What they said; `null` before they have. */
  hasAgreed: boolean | null;
}

export interface RecordingStateProps extends HTMLAttributes<HTMLDivElement> {
  /** The state of the recording. */
  state: 'idle' | 'waiting' | 'recording' | 'paused' | 'stopping';
  /** Who is asked; shown while consent is waited for. */
  people?: readonly ConsentAnswer[];
  /** When it began, as the server says, in epoch milliseconds; put later by the length of past pauses. */
  startedAt?: number | undefined;
  /** When it was paused or stopped, in epoch milliseconds; the time then stops. */
  stoodStillAt?: number | undefined;
  /** Reads the clock in force; hand in the same function each time. */
  now?: () => number;
}

const MARKS = {
  idle: CircleOff,
  waiting: Hourglass,
  recording: CircleDot,
  paused: CirclePause,
  stopping: CircleStop,
} as const;
const NOBODY: readonly ConsentAnswer[] = [];

const Root = styled.div`${recordingStyle}`;
const People = styled.ul`${consentStyle}`;

/**
 * The state of a recording, in words for all participants. A change is announced at once; the running time never
 * is, and nothing blinks.
 */
export function RecordingState({ state, people = NOBODY, startedAt, stoodStillAt, now, ...rest }: RecordingStateProps) {
  const t = useLiveText();
  const Mark = MARKS[state];
  const open = people.filter(({ hasAgreed }) => hasAgreed === null).length;
  const waiting = people.some(({ hasAgreed }) => hasAgreed === false)
    ? t('recording.waiting.refused')
    : open === 0
      ? t('recording.waiting.all')
      : t('recording.waiting.detail', { count: open });
  const isTimed = state === 'recording' || state === 'paused' || state === 'stopping';
  return (
    <Root {...rest} data-state={state}>
      <Mark aria-hidden />
      <div role="status" aria-atomic>
        <strong>{t(`recording.${state}`)}</strong>
        <span>{state === 'waiting' ? waiting : t(`recording.${state}.detail`)}</span>
      </div>
      {isTimed && startedAt !== undefined && now && (
        <Timer
          startedAt={startedAt}
          now={now}
          label={t('recording.length')}
          {...(state === 'recording' || stoodStillAt === undefined ? {} : { endedAt: stoodStillAt })}
        />
      )}
      {state === 'waiting' && people.length > 0 && (
        <People role="list" aria-label={t('consent.list')}>
          {people.map(({ id, name, hasAgreed }) => (
            <li key={id} data-answer={hasAgreed === null ? 'open' : hasAgreed ? 'yes' : 'no'}>
              {hasAgreed === null ? <Hourglass aria-hidden /> : hasAgreed ? <Check aria-hidden /> : <X aria-hidden />}
              <bdi>{name}</bdi>
              <span>{t(hasAgreed === null ? 'consent.open' : hasAgreed ? 'consent.yes' : 'consent.no')}</span>
            </li>
          ))}
        </People>
      )}
    </Root>
  );
}
