import { product } from '@sakina/platform/domain';
import { useMemo } from 'react';
import { company } from '../company.ts';
import { useFaqText } from '../messages/faq/index.ts';
import { useNumbers } from '../use-numbers.ts';
import type { QuestionGroup } from './find-questions.ts';
import { groups } from './questions.ts';
import type { QuestionId } from './questions.ts';

/** All questions and answers, translated, with the company's figures filled in. */
export function useQuestions(): readonly QuestionGroup<QuestionId>[] {
  const t = useFaqText();
  const { dollars, percent } = useNumbers();
  return useMemo(() => {
    const { therapist, imam, mentor } = company.prices;
    const facts = {
      email: product.supportEmail,
      accepted: percent(company.acceptedPercent),
      fee: percent(company.feePercent),
      fund: percent(company.careFundPercent),
      languages: company.languages,
      therapistFrom: dollars(therapist.from),
      therapistTo: dollars(therapist.to),
      imamFrom: dollars(imam.from),
      imamTo: dollars(imam.to),
      mentorFrom: dollars(mentor.from),
      mentorTo: dollars(mentor.to),
    };
    return groups.map(({ id: group, questions }) => ({
      id: group,
      title: t(`group.${group}`),
      questions: questions.map((id) => ({ id, question: t(`${id}.question`), answer: t(`${id}.answer`, facts) })),
    }));
  }, [t, dollars, percent]);
}
