import { Button, FormActions, Stack, Switch, Text } from '@sakina/design-system';
import { useKeepsSession } from '@sakina/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeenyaText } from '../messages/index.ts';
import { momentsOf, secondsOf } from '../model/breath.ts';
import type { Breathing } from '../model/breath.ts';
import { aSecondLater, atRest, pressed } from '../model/breath-course.ts';
import { BreathCircle } from './BreathCircle.tsx';
import { InWords } from './InWords.tsx';

const SECOND_MS = 1000;

export interface BreathingExerciseProps {
  /** The pattern, and the exercise in words. */
  exercise: Breathing;
  /** BCP 47 tag of the language it is written in. */
  language: string;
  /**
   * Whether it is what its page is about, so that its button is the one next step.
   * @default false
   */
  isMain?: boolean;
}

/** Breathing to a count: begun, paused and left at any time, with a circle that breathes along or without (CARE-3). */
export function BreathingExercise({ exercise, language, isMain = false }: BreathingExerciseProps) {
  const t = useDeenyaText();
  const moments = useMemo(() => momentsOf(exercise), [exercise]);
  const [course, setCourse] = useState(atRest);
  const [isStill, setStill] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const isRunning = course.state === 'running';
  const moment = isRunning ? (moments[course.at] ?? null) : null;
  useKeepsSession(isRunning);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setCourse((current) => aSecondLater(current, moments)), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, moments]);

  function stop() {
    setCourse(atRest);
    // The button that was pressed goes.
    main.current?.focus();
  }
  const breath = moments[course.at]?.breath ?? 1;
  const minutes = Math.max(1, Math.round(secondsOf(exercise) / 60));
  return (
    <Stack gap="x3">
      <Stack gap="x1" align="center">
        {!isStill && <BreathCircle moment={moment} />}
        <Text size="lg" weight="strong" role="status">
          {moment
            ? t(`breath.${moment.part}`, { seconds: moment.seconds })
            : t(`breath.${course.state === 'running' ? 'ready' : course.state}`)}
        </Text>
        <Text size="sm" tone="muted">
          {isRunning || course.state === 'paused'
            ? t('breath.count', { breath, all: exercise.rounds })
            : [t('breath.breaths', { count: exercise.rounds }), t('minutesADay', { count: minutes })].join(' · ')}
          {moment && <span aria-hidden>{` · ${course.second + 1}`}</span>}
        </Text>
      </Stack>
      <FormActions isSticky={isMain}>
        {(isRunning || course.state === 'paused') && (
          <Button variant="quiet" onPress={stop}>
            {t('exercise.stop')}
          </Button>
        )}
        <Button
          ref={main}
          variant={isMain ? 'action' : 'secondary'}
          onPress={() => setCourse(pressed(course, moments))}
        >
          {t(`breath.press.${course.state}`)}
        </Button>
      </FormActions>
      <Switch value={isStill} onChange={setStill} description={t('breath.stillHelp')}>
        {t('breath.still')}
      </Switch>
      <InWords lines={exercise.inWords} language={language} headingLevel={isMain ? 2 : 3} />
    </Stack>
  );
}
