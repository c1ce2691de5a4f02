import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DraftLine, FormReview, FormStepper, TextArea, TextField } from '@sakina/design-system';
import type { FormStepperProps, StepProblem } from '@sakina/design-system';

const english = {
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
const arabic = {
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
function Visit({
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

const meta = {
  title: 'Design system/Forms/FormStepper',
  component: FormStepper,
  tags: ['autodocs'],
  subcomponents: { FormReview, DraftLine },
  args: {
    label: 'Your first visit',
    steps: english.steps,
    current: 'you',
    onCurrentChange: fn(),
    onFinish: fn(),
    children: null,
  },
  render: (args, { globals }) => (
    <Visit
      onFinish={args.onFinish}
      {...(args.draftState ? { draftState: args.draftState } : {})}
      words={globals['locale'] === 'ar' ? arabic : english}
    />
  ),
} satisfies Meta<typeof FormStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Focus lands on the heading of each step [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Amina Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Step 2 of 3: What brings you here?' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Who are you/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Amina Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Amina Haddad')).toBeVisible();
    await expect(canvas.getByText('Not answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, to the review and back to it [CARE-8]',
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Full name' }).focus();
    await userEvent.keyboard('Amina{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /What brings you here/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('I cannot sleep.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Look over your answers/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change: You' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Who are you/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('Amina Haddad{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Look over your answers/ })).toHaveFocus());
    await expect(canvas.getByText('Amina Haddad')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Reason (done)' })).toHaveFocus();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const WithProblems: Story = {
  name: 'A step stays open until it is valid [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('region', { name: 'Check one answer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Write your full name.' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

export const ProblemInEarlierStep: Story = {
  name: 'An error in an earlier step links there, and back [ERROR-2]',
  render: (args) => <Visit onFinish={args.onFinish} start="review" isChecked={false} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Write your full name.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await userEvent.keyboard('Amina Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
  },
};

export const Review: Story = {
  render: (args) => <Visit onFinish={args.onFinish} start="review" first="Amina Haddad" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You', level: 3 })).toBeVisible();
    await expect(canvas.getByText('Not answered')).toBeVisible();
  },
};

export const DraftSaved: Story = {
  name: 'Says that a draft is safe, without reading it out [SEC-15]',
  args: { draftState: { status: 'saved', when: 'a minute ago' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Draft saved on this device, a minute ago');
    await expect(words).toBeVisible();
    await expect(words.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  },
};
export const DraftOnDevice: Story = {
  name: 'Says that answers stay on the device, for how long and for whom [SEC-15]',
  args: { draftState: { status: 'kept', where: 'device' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Your answers are saved on this device for a day, and only you can see them. Logging out deletes them.',
      ),
    ).toBeVisible();
  },
};
export const DraftInTab: Story = {
  name: 'Tells a visitor that answers stay in this tab alone [SEC-15]',
  args: { draftState: { status: 'kept', where: 'tab' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saved in this tab until you close it/)).toBeVisible();
  },
};
export const DraftSaving: Story = {
  args: { draftState: { status: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving a draft on this device…')).toBeVisible();
  },
};
const saveAgain = fn();
export const DraftFailed: Story = {
  args: { draftState: { status: 'failed', onRetry: saveAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/couldn’t be saved on this device/).closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(saveAgain).toHaveBeenCalled();
  },
};

export const LeaveWarning: Story = {
  name: 'Asks before typed answers are left behind [SEC-15]',
  render: (args) => <Visit onFinish={args.onFinish} hasLeaveWarning />,
  play: async () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

/** A long step on a phone: more than one screen of fields. */
function LongStep() {
  const fields = Array.from({ length: 12 }, (_, index) => `Answer ${index + 1}`);
  return (
    <FormStepper
      label="Your first visit"
      draftState={{ status: 'kept', where: 'device' }}
      steps={english.steps}
      current="reason"
      onCurrentChange={fn()}
      onFinish={fn()}
    >
      {fields.map((label) => (
        <TextField key={label} label={label} name={label} />
      ))}
    </FormStepper>
  );
}
export const WithinReach: Story = {
  name: 'Keeps the next step within reach of the thumb, and the field with focus in sight above it [CARE-8]',
  globals: { viewport: { value: 'phone' } },
  render: () => <LongStep />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(back.getBoundingClientRect().top).toBe(next.getBoundingClientRect().top);
    canvas.getByRole('textbox', { name: /^Answer 1 / }).focus();
    for (let field = 2; field <= 12; field += 1) {
      await userEvent.tab();
      const box = (document.activeElement as HTMLElement).getBoundingClientRect();
      await expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(`Answer ${field} `));
      await expect(box.bottom).toBeLessThanOrEqual(next.getBoundingClientRect().top);
    }
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { draftState: { status: 'saved', when: '14:30' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByText('Step 1 of 3: You')).toBeVisible();
  },
};
const long = {
  ...english,
  steps: [
    {
      id: 'you',
      label: 'Who you are and who speaks for you',
      heading: 'Tell us who you are, and who may speak for you while you are not able to do so yourself',
    },
    ...english.steps.slice(1),
  ],
};
export const LongText: Story = {
  render: (args) => (
    <Visit
      onFinish={args.onFinish}
      words={long}
      draftState={{ status: 'failed' }}
      finishLabel="Send everything to Dr. Nur Aisyah binti Abdul Rahman"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Tell us who you are/ })).toBeVisible();
  },
};
export const Admin: Story = {
  args: { draftState: { status: 'saved', when: '14:30' } },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { draftState: { status: 'saved', when: 'قبل دقيقة' } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'الاسم الكامل' }), 'أمينة حدّاد{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /ما الذي جاء بك/ })).toHaveFocus());
    await expect(canvas.getByText('حُفظت المسوّدة على هذا الجهاز، قبل دقيقة')).toBeVisible();
  },
};
