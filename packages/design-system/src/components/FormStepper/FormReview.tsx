import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useFormText } from '../Form/messages/index.ts';
import { Answers, Section, Sections } from './FormStepper.styles.ts';
import { useVisitStep } from './stepper-context.ts';

export interface ReviewItem {
  /** What was asked. */
  label: string;
  /** What was answered; left out or empty, it says that nothing was. */
  value?: ReactNode;
}

export interface ReviewSection {
  /** Id of the step in which this can be changed. */
  step: string;
  /** What the step was about. */
  title: string;
  /** What was asked and answered there. */
  items: readonly ReviewItem[];
}

export interface FormReviewProps extends HTMLAttributes<HTMLDivElement> {
  /** The steps to look over, in their order. */
  sections: readonly ReviewSection[];
}

/** All answers before submitting, each part with a link back. Use it in the last step of a FormStepper. */
export function FormReview({ sections, ...rest }: FormReviewProps) {
  const t = useFormText();
  const visit = useVisitStep();
  return (
    <Sections {...rest}>
      {sections.map((section) => (
        <Section key={section.step}>
          <header>
            <h3>{section.title}</h3>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('changeStep', { step: section.title })}
              onPress={() => visit(section.step)}
            >
              {t('change')}
            </Button>
          </header>
          <Answers>
            {section.items.map((item) => {
              const isEmpty = item.value === undefined || item.value === null || item.value === '';
              return (
                <div key={item.label}>
                  <dt>{item.label}</dt>
                  <dd dir="auto" data-empty={isEmpty || undefined}>
                    {isEmpty ? t('notAnswered') : item.value}
                  </dd>
                </div>
              );
            })}
          </Answers>
        </Section>
      ))}
    </Sections>
  );
}
