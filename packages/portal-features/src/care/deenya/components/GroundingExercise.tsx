import { Button, FormActions, Stack, Text } from '@sakina/design-system';
import { useKeepsSession } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { useDeenyaText } from '../messages/index.ts';
import type { Grounding } from '../model/breath.ts';
import { InWords } from './InWords.tsx';

export interface GroundingExerciseProps {
  /** The senses in their order, and the exercise in words. */
  exercise: Grounding;
  /** BCP 47 tag of the language it is written in. */
  language: string;
  /**
   * Whether it is what its page is about, so that its button is the one next step.
   * @default false
   */
  isMain?: boolean;
}

/** Back to the room by the senses, one after the other, in one's own time (CARE-3). */
export function GroundingExercise({ exercise, language, isMain = false }: GroundingExerciseProps) {
  const t = useDeenyaText();
  const { senses, inWords } = exercise;
  // Before the first is −1; past the last is the end.
  const [at, setAt] = useState(-1);
  const main = useRef<HTMLButtonElement>(null);
  const sense = senses[at];
  const isDone = at >= senses.length;
  useKeepsSession(sense !== undefined);

  function goTo(next: number) {
    setAt(next);
    // Back and stop go with the first and the last; the main button always stays.
    main.current?.focus();
  }
  const label =
    sense === undefined
      ? t(isDone ? 'ground.again' : 'ground.start')
      : t(at === senses.length - 1 ? 'ground.finish' : 'ground.next');
  return (
    <Stack gap="x3">
      <div role="status">
        {sense ? (
          <Stack gap="half">
            <Text size="sm" tone="muted">
              {t('ground.at', { at: at + 1, all: senses.length, sense: t(`sense.${sense.sense}`) })}
            </Text>
            <Text size="lg" weight="strong" measure lang={language} dir="auto">
              {sense.prompt}
            </Text>
          </Stack>
        ) : (
          <Text size="lg" weight="strong">
            {t(isDone ? 'ground.done' : 'ground.ready')}
          </Text>
        )}
      </div>
      <FormActions isSticky={isMain}>
        {sense && (
          <Button variant="quiet" onPress={() => goTo(-1)}>
            {t('exercise.stop')}
          </Button>
        )}
        {sense && at > 0 && (
          <Button variant="secondary" onPress={() => goTo(at - 1)}>
            {t('ground.back')}
          </Button>
        )}
        <Button ref={main} variant={isMain ? 'action' : 'secondary'} onPress={() => goTo(sense ? at + 1 : 0)}>
          {label}
        </Button>
      </FormActions>
      <InWords lines={inWords} language={language} headingLevel={isMain ? 2 : 3} />
    </Stack>
  );
}
