import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftLine, FormReview, FormStepper } from '@sakina/design-system';
import { english, arabic, Visit } from './story-visit.tsx';

const meta = {
  title: 'Design system/Forms/FormStepper/Drafts',
  component: FormStepper,
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
