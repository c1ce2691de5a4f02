import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/Select',
  component: Select,
  tags: ['autodocs'],
  args: {
    label: 'Language',
    name: 'language',
    isRequired: true,
    onChange: fn(),
    options: [
      { id: 'ar', label: 'Arabic' },
      { id: 'en', label: 'English' },
      { id: 'fr', label: 'French' },
      { id: 'tr', label: 'Turkish' },
      { id: 'ur', label: 'Urdu' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /Language/ });
    await expect(trigger).toHaveTextContent('Choose one');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Turkish' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('tr');
    await expect(trigger).toHaveTextContent('Turkish');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: /Language/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Arabic' })).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(screen.getByRole('option', { name: 'Urdu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ur');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('option', { name: 'Urdu' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('option', { name: 'Arabic' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Urdu');
  },
};

export const Open: Story = {
  args: {
    label: 'Time zone',
    defaultValue: 'ist',
    options: [
      { id: 'ams', label: 'Amsterdam', description: '14:30 now' },
      { id: 'ist', label: 'Istanbul', description: '15:30 now' },
      { id: 'khi', label: 'Karachi', description: '17:30 now' },
      { id: 'kat', label: 'Kathmandu', description: '18:15 now', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }));
    const chosen = await screen.findByRole('option', { name: 'Istanbul 15:30 now' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /Kathmandu/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AnyOption: Story = {
  args: { isRequired: false, hasOptionalMark: false, anyLabel: 'Any language', defaultValue: 'fr' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Any language' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveTextContent('Any language');
  },
};

export const WithError: Story = {
  args: {
    description: 'The language you would like to speak in.',
    errorMessage: 'Choose the language of the session.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Language/ })).toHaveAccessibleDescription(
      /Choose the language of the session\./,
    );
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    const shown = await screen.findByText('Nothing to choose from yet.');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Insurance',
    defaultValue: 'a',
    options: [
      { id: 'a', label: 'Mutual Health and Welfare Association of Public Servants of the Northern Provinces, plan C' },
      { id: 'b', label: 'None' },
    ],
  },
};

export const Admin: Story = { tags: ['look'], ...Open, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'اللغة',
    defaultValue: 'ar',
    options: [
      { id: 'ar', label: 'العربية' },
      { id: 'en', label: 'English' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /العربية.*اللغة|اللغة.*العربية/ })).toBeVisible();
  },
};
