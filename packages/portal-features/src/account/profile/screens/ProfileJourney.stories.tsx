import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Consumer/Profile journey',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: {
    section: 'notifications',
    accountUrl: null,
    device: {
      language: 'en',
      density: 'comfortable',
      deviceTimeZone: 'America/New_York',
      onLanguageChange: fn(),
      onDensityChange: fn(),
      onTimesChange: fn(),
    },
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goes on by Tab until this has the focus. */
async function tabTo(find: () => HTMLElement) {
  for (let step = 0; step < 60; step += 1) {
    await userEvent.tab();
    if (document.activeElement === find()) return;
  }
  throw new TypeError('Tab never came there');
}

export const Default: Story = {
  name: 'Turns discreet words off and quiet hours off by keyboard alone, and saves them',
  play: async ({ canvas, step }) => {
    await step('Finds both switched on', async () => {
      await expect(await canvas.findByRole('switch', { name: /Discreet notifications/ })).toBeChecked();
      await expect(canvas.getByRole('switch', { name: /Pause emails and texts/ })).toBeChecked();
    });
    await step('Switches them off', async () => {
      await tabTo(() => canvas.getByRole('switch', { name: /Discreet notifications/ }));
      await userEvent.keyboard(' ');
      await tabTo(() => canvas.getByRole('switch', { name: /Pause emails and texts/ }));
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('group', { name: 'From' })).toBeNull();
    });
    await step('Saves', async () => {
      await tabTo(() => canvas.getByRole('button', { name: 'Save notifications' }));
      await userEvent.keyboard('{Enter}');
      const toast = await screen.findByText('Notifications saved');
      await waitFor(() => expect(toast).toBeVisible());
      await expect(canvas.getByRole('switch', { name: /Discreet notifications/ })).not.toBeChecked();
    });
  },
};

export const Export: Story = {
  name: 'Asks for a copy of one’s data, and fetches one that is ready',
  args: { section: 'data' },
  play: async ({ canvas, step }) => {
    await step('Fetches the copy that is ready', async () => {
      const made = spyOn(URL, 'createObjectURL');
      await userEvent.click(await canvas.findByRole('button', { name: 'Data file (JSON), requested Nov 22, 2026' }));
      await waitFor(() => expect(made).toHaveBeenCalledOnce());
      const [blob] = made.mock.lastCall ?? [];
      const data = JSON.parse(await new Response(blob as Blob).text()) as { about: { name: string } };
      await expect(data.about.name).toBe('Layla Haddad');
    });
    await step('Asks for another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Request a copy' }));
      await expect(await canvas.findByText('Preparing')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Request a copy' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Your copies' })).toHaveFocus());
    });
    await step('Deletes the one that was fetched', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete this copy, requested Nov 22, 2026' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete this copy?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete this copy' }));
      await waitFor(() => expect(canvas.queryByText('Requested Nov 22, 2026')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Delete this copy?' })).toBeNull());
    });
  },
};

export const InArabic: Story = {
  name: 'Adds an insurance in Arabic, found by names alone [CARE-6]',
  globals: { locale: 'ar' },
  args: { section: 'insurance' },
  play: async ({ canvas, step }) => {
    await step('Fills in the card', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'الخطة' }), 'Gold');
      await userEvent.type(canvas.getByRole('textbox', { name: 'رقم العضوية' }), 'W777777777');
      await userEvent.click(canvas.getByRole('button', { name: /شركة التأمين/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Aetna' }));
    });
    await step('Adds it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'إضافة تأمين' }));
      await expect(await canvas.findByRole('button', { name: /^إزالة: .*Gold/ })).toBeVisible();
    });
  },
};
