import { AnswerText } from './RatingScale.styles.ts';
import { useRatingText } from './messages/index.ts';

/**
 * Whether the question is answered, and how; the radio group names its id in `aria-describedby`, so that it is read
 * out.
 */
export function Answer({ id, answer }: { id: string; answer: string | undefined }) {
  const t = useRatingText();
  return <AnswerText id={id}>{answer === undefined ? t('notAnswered') : t('answer', { answer })}</AnswerText>;
}
