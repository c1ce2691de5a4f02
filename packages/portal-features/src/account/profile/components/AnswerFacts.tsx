import { KeyValueList, Link, Section } from '@sakina/design-system';
import type { KeyValueItem } from '@sakina/design-system';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';

type Answers = OnboardingSubmission['answers'];

const PATHS = {
  PATIENT: paths.onboardingPersona('patient'),
  THERAPIST: paths.onboardingPersona('therapist'),
  IMAM: paths.onboardingPersona('imam'),
  MENTOR: paths.onboardingPersona('mentor'),
  TOPICS: paths.onboardingTopics(),
} as const;

/** One set of answers, in words. */
export function AnswerFacts({ submission }: { submission: OnboardingSubmission }) {
  const t = useProfileText();
  const format = useFormat();
  const items = useFacts(submission.answers);
  const { persona } = submission.answers;
  const title = t(`persona.${persona}`);
  return (
    <Section
      title={title}
      headingLevel={3}
      description={t('answers.given', { day: format.shortDate(submission.submittedAt) })}
      actions={
        <Link variant="row" href={PATHS[persona]} aria-label={t('answers.changeOf', { title })}>
          {t('answers.change')}
        </Link>
      }
    >
      <KeyValueList items={items} />
    </Section>
  );
}

function useFacts(answers: Answers): KeyValueItem[] {
  const t = useProfileText();
  const shared = useSharedText();
  const format = useFormat();
  const list = (words: readonly string[]) => (words.length === 0 ? null : format.list(words));
  const fact = (term: Parameters<typeof t>[0], value: KeyValueItem['value']): KeyValueItem => ({
    id: term,
    term: t(term),
    value,
  });
  const ownWords = (words: string | null) => words && <span dir="auto">{words}</span>;
  const languages = (tags: readonly string[]) => fact('fact.languages', list(tags.map((tag) => format.language(tag))));

  if (answers.persona === 'TOPICS') {
    return [
      fact('fact.topics', list(answers.topics.map((topic) => t(`speciality.${topic}`)))),
      fact('fact.note', ownWords(answers.note)),
    ];
  }
  if (answers.persona === 'PATIENT') {
    const { emergencyContact: contact } = answers;
    return [
      fact('fact.reasons', list(answers.reasons.map((reason) => t(`speciality.${reason}`)))),
      fact('fact.words', ownWords(answers.inOwnWords)),
      languages(answers.languages),
      fact(
        'fact.gender',
        answers.preferredGender === null ? t('fact.genderAny') : t(`gender.${answers.preferredGender}`),
      ),
      fact('fact.faith', answers.faithInCare && t(`faith.${answers.faithInCare}`)),
      fact('fact.modes', list(answers.modes.map((mode) => shared(`mode.${mode}`)))),
      fact('fact.times', list(answers.times.map((time) => t(`time.${time}`)))),
      fact(
        'fact.contact',
        contact && (
          <>
            <bdi>{contact.name}</bdi> <bdi dir="ltr">{contact.phone}</bdi>
          </>
        ),
      ),
    ];
  }
  return [
    fact('fact.specialities', list(answers.specialities.map((speciality) => t(`speciality.${speciality}`)))),
    languages(answers.languages),
  ];
}
