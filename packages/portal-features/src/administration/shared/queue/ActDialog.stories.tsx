import { scenarios } from '@sakina/mocks';
import { handOverModerationCase } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { callsTo, forgetCalls } from '../../../shared/testing/story-calls.ts';
import { ActDialog } from './ActDialog.tsx';

const meta = {
  title: 'Admin/Queue/Act dialog',
  component: ActDialog<typeof handOverModerationCase>,
  parameters: { account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact' },
  args: {
    operation: handOverModerationCase,
    input: (note): { params: { id: string }; body: { note: string } } | null => ({
      params: { id: 'mod-v1y6h3mr' },
      body: { note },
    }),
    record: 'escalate:mod-v1y6h3mr',
    title: 'Escalate?',
    effects: ['Whoever is on call becomes responsible.', 'The case stays open here.'],
    confirmLabel: 'Escalate',
    tone: 'primary',
    done: 'Escalated',
    overtaken: {
      ALREADY_HANDED_OVER: { title: 'Someone has already escalated this', body: 'Close this and reopen the case.' },
    },
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ActDialog<typeof handOverModerationCase>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Gives a reason and presses the button; answers with the dialog. */
async function escalate() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Escalate?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'No one has answered the phone.');
  await userEvent.click(dialog.getByRole('button', { name: 'Escalate' }));
  return dialog;
}

export const Default: Story = {
  name: 'Says the effects first, does it with a reason, and says what was done',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Escalate?' }));
    await expect(dialog.getByText('The case stays open here.')).toBeVisible();
    await escalate();
    await expect(await screen.findByText('Escalated')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledWith('Escalated');
  },
};

export const Overtaken: Story = {
  name: 'What someone else did meanwhile is said, and the reason stays to be copied',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(handOverModerationCase, { status: 409, code: 'ALREADY_HANDED_OVER' })),
  play: async ({ args }) => {
    const dialog = await escalate();
    await expect(await dialog.findByText('Someone has already escalated this')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('No one has answered the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Incomplete: Story = {
  name: 'Nothing is sent while something else is missing',
  args: {
    input: (note) => (note.endsWith('Try again.') ? { params: { id: 'mod-v1y6h3mr' }, body: { note } } : null),
  },
  beforeEach: () => forgetCalls(),
  play: async ({ args }) => {
    const dialog = await escalate();
    const reason = dialog.getByRole('textbox');
    await expect(reason).toHaveValue('No one has answered the phone.');
    await expect(args.onClose).not.toHaveBeenCalled();
    // The next attempt is the first that is sent: one of before would be the second.
    await userEvent.type(reason, ' Try again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Escalate' }));
    await expect(await screen.findByText('Escalated')).toBeVisible();
    await expect(args.onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(callsTo('/hand-over')).toHaveLength(1));
  },
};
