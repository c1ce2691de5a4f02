import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DraftLine, FormReview, FormStepper, TextField } from '@sakina/design-system';
import { english, arabic, Visit } from './story-visit.tsx';

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
