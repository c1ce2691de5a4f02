import { Section, Stack, Text } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import { useInsideText } from '../messages/inside/index.ts';
import { CirclePlace } from './CirclePlace.tsx';
import { Guidelines } from './Guidelines.tsx';

export interface ClosedDoorProps {
  /** The circle that it is about. */
  circle: Circle;
  /** Told when the reader has asked to be let in, or taken that back. */
  onMoved: () => void;
}

/** A circle whose words are for its members: says so, how one gets in, and what to expect inside. */
export function ClosedDoor({ circle, onMoved }: ClosedDoorProps) {
  const t = useInsideText();
  return (
    <Stack gap="x4">
      <Section title={t('closed.title')}>
        <Stack gap="x2">
          <Text measure>{t(`closed.${circle.kind === 'OPEN' ? 'CLOSED' : circle.kind}`)}</Text>
          <CirclePlace circle={circle} onMoved={onMoved} />
        </Stack>
      </Section>
      <Section title={t('guidelines.title')}>
        <Guidelines circle={circle} />
      </Section>
    </Stack>
  );
}
