import { storyServer } from '@sakina/mocks';
import { getBillingIdentity, updateBillingIdentity } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { ALL_INVOICES } from '../model/place.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, SUPERBILLS } from '../story-help.tsx';

const IDENTITY = { ...ALL_INVOICES, view: 'identity' } as const;

const meta = {
  title: 'Provider/Invoices/Papers/Billing details [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { place: SUPERBILLS, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SavesWhoBills: Story = {
  name: 'Saves who bills, and says so [CLOUD-534] [CLOUD-535]',
  args: { place: IDENTITY },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    await expect(name).toHaveValue('Rahman Psychology PLLC');
    await userEvent.clear(name);
    await userEvent.type(name, 'Rahman & Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Saved. New documents will use these details.')).toBeVisible(), WAIT);
    await expect(await canvas.findByRole('textbox', { name: /^Practice name/ })).toHaveValue('Rahman & Partners');
  },
};

export const ChangedElsewhere: Story = {
  name: 'Merges who bills with another window, and asks about the field that both changed [CLOUD-535] [SEC-16]',
  args: { place: IDENTITY },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    const otherWindow = storyServer.as('therapist@demo.test');
    const identity = await otherWindow.call(getBillingIdentity, {});
    await otherWindow.call(updateBillingIdentity, {
      body: { ...identity, practiceName: 'From the other window', address: '1 Elm Street' },
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Rahman & Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }, WAIT));
    await waitFor(() => expect(dialog.getByText('From the other window')).toBeVisible());
    await expect(dialog.queryByText('1 Elm Street')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await waitFor(async () =>
      expect(await otherWindow.call(getBillingIdentity, {})).toMatchObject({
        practiceName: 'Rahman & Partners',
        address: '1 Elm Street',
      }),
    );
  },
};

export const IdentityComesBack: Story = {
  name: 'Gives back what was typed of who bills when it was left unsaved [SEC-15]',
  args: { place: IDENTITY },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const name = () => canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    await userEvent.type(await name(), ', New York');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back', undefined, WAIT)).toBeVisible();
    await expect(await name()).toHaveValue('Rahman Psychology PLLC, New York');
  },
};
