import { Text } from 'react-aria-components/Text';
import type { ReactNode } from 'react';
import { AnswerText } from './RatingScale.styles.ts';
import { useRatingText } from './messages/index.ts';

/** Help for the question, and whether it is answered: both are read out with it. */
export function Answer({ answer, description }: { answer: string | undefined; description: ReactNode }) {
  const t = useRatingText();
  return (
    <Text slot="description" elementType="div">
      {description}
      <AnswerText>{answer === undefined ? t('notAnswered') : t('answer', { answer })}</AnswerText>
    </Text>
  );
}
