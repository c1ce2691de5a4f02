/** For the stories of the stepper; nothing of the product imports it. */
import { useState } from 'react';
import { FormReview, FormStepper, TextArea, TextField } from '@sakina/design-system';
import type { FormStepperProps, StepProblem } from '@sakina/design-system';

/** What the form says in English. */
export const english = {
  steps: [
    { id: 'you', label: 'You', heading: 'Who are you?' },
    { id: 'reason', label: 'Reason', heading: 'What brings you here?' },
    { id: 'review', label: 'Review', heading: 'Look over your answers' },
  ],
  name: 'Full name',
  missing: 'Write your full name.',
  reason: 'In your own words',
  you: 'You',
  why: 'Reason',
};

/** What the form says in Arabic. */
export const arabic = {
  steps: [
    { id: 'you', label: 'أنت', heading: 'من أنت؟' },
    { id: 'reason', label: 'السبب', heading: 'ما الذي جاء بك؟' },
    { id: 'review', label: 'المراجعة', heading: 'راجع إجاباتك' },
  ],
  name: 'الاسم الكامل',
  missing: 'اكتب اسمك الكامل.',
  reason: 'بكلماتك أنت',
  you: 'أنت',
  why: 'السبب',
};

/** A first visit in three steps; the name is checked when its step is left, and again at the end. */
export function Visit({
  words = english,
  start = 'you',
  first = '',
  isChecked = true,
  onFinish,
  ...rest
}: Partial<FormStepperProps> & { words?: typeof english; start?: string; first?: string; isChecked?: boolean }) {
  const [current, setCurrent] = useState(start);
  const [values, setValues] = useState({ name: first, reason: '' });
  const [errors, setErrors] = useState<StepProblem[]>([]);
  function check(): boolean {
    const found = values.name.trim() ? [] : [{ step: 'you', name: 'fullName', message: words.missing }];
    setErrors(found);
    return found.length === 0;
  }
  return (
    <FormStepper
      label="Your first visit"
      {...rest}
      steps={words.steps}
      current={current}
      onCurrentChange={setCurrent}
      onNext={() => !isChecked || check()}
      onFinish={() => check() && onFinish?.()}
      errors={errors}
    >
      {current === 'you' && (
        <TextField
          label={words.name}
          name="fullName"
          isRequired
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
          errorMessage={errors[0]?.message}
        />
      )}
      {current === 'reason' && (
        <TextArea
          label={words.reason}
          name="reason"
          value={values.reason}
          onChange={(reason) => setValues({ ...values, reason })}
        />
      )}
      {current === 'review' && (
        <FormReview
          sections={[
            { step: 'you', title: words.you, items: [{ label: words.name, value: values.name }] },
            { step: 'reason', title: words.why, items: [{ label: words.reason, value: values.reason }] },
          ]}
        />
      )}
    </FormStepper>
  );
}
