import { TreatmentPlansScreen } from '@sakina/portal-features/practice/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { WithAddress, account, draft } from '../story-help.tsx';
import { elsewhere } from '../../../shared/testing/story-elsewhere.ts';

const meta = {
  title: 'Provider/Treatment plans/Drafts and conflicts',
  component: TreatmentPlansScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { selection: {}, onSelectionChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof TreatmentPlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewComesBack: Story = {
  name: 'Gives back a plan that was begun [SEC-15] [CALL-24]',
  args: { selection: { isNew: true } },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sleep first');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a goal' }));
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Sleep first');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
  },
};

export const EditComesBack: Story = {
  name: 'Gives back a change of a plan that was left, and merges it with another window’s [SEC-15] [SEC-16]',
  args: { selection: { planId: draft } },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit plan' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', later');
    await leaveAndReturn();
    await elsewhere(account, 'PUT', `/v1/treatment-plans/${draft}`, { version: 1, problem: 'Changed over there.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit plan' }));
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The two of us, later' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByText('Changed over there.')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'A save over another window’s change asks about what both changed, and loses neither [CALL-25] [SEC-16]',
  args: { selection: { planId: draft } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit plan' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ', again');
    await elsewhere(account, 'PUT', `/v1/treatment-plans/${draft}`, { version: 1, title: 'From the other window' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('The two of us, again')).toBeVisible());
    await expect(dialog.getByText('From the other window')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The two of us, again' })).toBeVisible();
  },
};
