import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiSelect } from '@sakina/design-system';

const topics = [
  { id: 'anxiety', label: 'Anxiety' },
  { id: 'grief', label: 'Grief and loss' },
  { id: 'marriage', label: 'Marriage' },
  { id: 'migration', label: 'Migration and belonging' },
  { id: 'sleep', label: 'Sleep' },
];

const meta = {
  title: 'Design system/Forms/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: {
    label: 'What would you like to speak about?',
    name: 'topics',
    isRequired: true,
    options: topics,
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The option that the arrow keys have reached, which a screen reader reads out while focus stays in the field. */
async function reaches(field: HTMLElement, name: string) {
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'What would you like to speak about?' });
    await userEvent.type(field, 'gri');
    await userEvent.click(await screen.findByRole('option', { name: 'Grief and loss' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'sle');
    await userEvent.click(await screen.findByRole('option', { name: 'Sleep' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['grief', 'sleep']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('row').map((tag) => tag.textContent)).toEqual(['Grief and loss', 'Sleep']);
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*Grief and loss/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sleep']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Grief and loss.* removed\. 1 selected/);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, and announces what is removed [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await reaches(field, 'Anxiety');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['anxiety']);
    await userEvent.keyboard('slee');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await reaches(field, 'Sleep');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['anxiety', 'sleep']);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['anxiety']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Sleep.* removed\. 1 selected/));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove Anxiety' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(field).toHaveFocus();
  },
};

export const Chosen: Story = {
  args: { defaultValue: ['grief', 'sleep', 'marriage'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Grief and loss/);
    await userEvent.click(canvas.getByRole('button', { name: /What would you like/ }));
    await expect(await screen.findByRole('option', { name: 'Sleep' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Limit: Story = {
  name: 'A limit is said before and when it is reached',
  args: { limit: 2, defaultValue: ['grief'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 of up to 2 selected')).toBeVisible();
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sle');
    await userEvent.click(await screen.findByRole('option', { name: 'Sleep' }));
    await expect(canvas.getByText('You can choose up to 2. Remove one to choose another.')).toBeVisible();
    await expect(await screen.findByRole('option', { name: 'Anxiety' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Grief and loss' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sleep']);
  },
};

export const SelectAll: Story = {
  args: { hasSelectAll: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 5' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(topics.map((topic) => topic.id));
    await expect(canvas.getByText('5 selected', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const NotInList: Story = {
  name: 'What is typed is never lost [ERROR-2]',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Dreams');
    await userEvent.tab();
    await expect(field).toHaveValue('Dreams');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Dreams.* isn’t in the list/));
  },
};

export const Loading: Story = {
  args: { options: [], loadState: 'loading', onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gr');
    await expect(args.onSearch).toHaveBeenLastCalledWith('gr');
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /What would you like/ }));
    await expect(await screen.findByText('Nothing to choose from yet.')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    options: [],
    loadState: 'failed',
    onRetry: fn(),
    defaultValue: ['grief'],
    valueOptions: [{ id: 'grief', label: 'Grief and loss' }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: 'Grief and loss' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Choose at least one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Choose at least one\./);
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: ['grief', 'sleep'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: ['grief'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['a', 'b'],
    options: [
      { id: 'a', label: 'Living between two families after a separation that not everyone has agreed to' },
      { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenangst' },
    ],
  },
};
export const Admin: Story = {
  args: { defaultValue: ['grief', 'sleep'], hasSelectAll: true },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { args: { defaultValue: ['grief', 'sleep'] }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'عمّ تودّ أن تتحدّث؟',
    limit: 3,
    options: [
      { id: 'a', label: 'القلق' },
      { id: 'b', label: 'الحزن والفقد' },
      { id: 'c', label: 'Burn-out' },
    ],
    defaultValue: ['b', 'c'],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /إزالة.*الحزن والفقد/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['c']);
  },
};
