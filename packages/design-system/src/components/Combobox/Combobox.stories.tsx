import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox } from '@sakina/design-system';
import type { ComboboxProps } from '@sakina/design-system';

const languages = [
  { id: 'ar', label: 'Arabic' },
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'French' },
  { id: 'tzm', label: 'Tamazight' },
  { id: 'tr', label: 'Turkish' },
  { id: 'ur', label: 'Urdu' },
];

const meta = {
  title: 'Design system/Forms/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  args: { label: 'Language of the session', name: 'language', isRequired: true, options: languages, onChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The option that the arrow keys have reached, which a screen reader reads out while focus stays in the field. */
async function reaches(field: HTMLElement, name: string) {
  await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Language of the session' });
    await userEvent.type(field, 'urd');
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Urdu']);
    await userEvent.click(screen.getByRole('option', { name: 'Urdu' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ur');
    await expect(field).toHaveValue('Urdu');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await reaches(field, 'Arabic');
    await userEvent.keyboard('{ArrowDown}');
    await reaches(field, 'English');
    await userEvent.keyboard('{End}');
    await reaches(field, 'Urdu');
    await userEvent.keyboard('{ArrowUp}');
    await reaches(field, 'Turkish');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tr');
    await expect(field).toHaveValue('Turkish');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}a{/Control}tama');
    await screen.findByRole('option', { name: 'Tamazight' });
    await userEvent.keyboard('{ArrowDown}');
    await reaches(field, 'Tamazight');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('tzm');
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Tamazight');
  },
};

export const TypedWhole: Story = {
  name: 'Typing the whole word of an option chooses it',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'english');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('en');
    await expect(canvas.getByRole('combobox')).toHaveValue('English');
  },
};

export const NotInList: Story = {
  name: 'Typed text is never lost, and an error names the problem [ERROR-2]',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Klingon');
    await expect(await screen.findByText(/No matches for/)).toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveValue('Klingon');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /Klingon.* isn’t in the list\. Choose one of the options, or clear the field\./,
      ),
    );
    await expect(field).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toBeValid());
  },
};

export const Groups: Story = {
  args: {
    label: 'City',
    defaultValue: 'cai',
    options: [
      { id: 'cai', label: 'Cairo', description: '14:30 now', group: 'Africa' },
      { id: 'tun', label: 'Tunis', description: '13:30 now', group: 'Africa' },
      { id: 'amm', label: 'Amman', description: '15:30 now', group: 'Asia' },
      { id: 'khi', label: 'Karachi', description: 'No sessions at the moment', group: 'Asia', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /City/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Africa' })).toBeInTheDocument());
    await expect(screen.getByRole('option', { name: 'Cairo 14:30 now' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /Karachi/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const CustomValue: Story = {
  args: {
    label: 'What shall we call you?',
    name: 'salutation',
    allowsCustomValue: true,
    options: [
      { id: 'Ms', label: 'Ms' },
      { id: 'Mr', label: 'Mr' },
      { id: 'Dr', label: 'Dr' },
    ],
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Sister');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Sister');
    await expect(field).toHaveValue('Sister');
    await expect(field).toBeValid();
  },
};

/** A server that answers each search on demand. */
function Served({ answer, ...args }: ComboboxProps & { answer: 'never' | 'found' | 'nothing' }) {
  const [text, setText] = useState('');
  const options =
    answer === 'found' && text
      ? [
          { id: 'p1', label: 'Dr. Idris Benali', description: 'Therapist' },
          { id: 'p2', label: 'أ. مريم الهاشمي', description: 'Mentor' },
        ]
      : [];
  return (
    <Combobox
      {...args}
      options={options}
      onSearch={setText}
      loadState={text && answer === 'never' ? 'loading' : 'ready'}
    />
  );
}

const provider = { label: 'Provider', name: 'provider' };
export const Server: Story = {
  args: provider,
  render: (args) => <Served {...args} answer="found" />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'b');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: /مريم/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('p2');
    await expect(field).toHaveValue('أ. مريم الهاشمي');
  },
};

export const Loading: Story = {
  args: provider,
  render: (args) => <Served {...args} answer="never" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await expect(await screen.findByRole('option', { name: 'Searching…' })).toBeInTheDocument();
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('Searching…');
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await expect(await screen.findByText('Nothing to choose from yet.')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { ...provider, options: [], loadState: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The list couldn’t load. What you typed is still here.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const many = Array.from({ length: 5000 }, (_none, index) => ({
  id: `c${index}`,
  label: `${String(index).padStart(4, '0')} Adjustment disorder, variant ${index}`,
}));
export const FiveThousand: Story = {
  name: 'Five thousand options, of which only the visible ones are in the DOM',
  args: { label: 'Code of the diagnosis', name: 'code', options: many, defaultValue: 'c4321' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('4321 Adjustment disorder, variant 4321');
    await userEvent.clear(field);
    await userEvent.type(field, '3999');
    await userEvent.click(await screen.findByRole('option', { name: /^3999/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('c3999');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};

export const WithError: Story = {
  args: {
    description: 'The language you would like to speak in.',
    errorMessage: 'Choose the language of the session.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'The language you would like to speak in. Choose the language of the session.',
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    await expect(canvas.getByRole('combobox')).toHaveValue('Arabic');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'ar', description: 'Your provider speaks only Arabic.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    label: 'Insurance',
    defaultValue: 'a',
    options: [
      {
        id: 'a',
        label: 'Mutual Health and Welfare Association of Public Servants of the Northern Provinces, plan C',
        description: 'Covers twenty sessions a year, of which the first six without asking a doctor before',
      },
      { id: 'b', label: 'None' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Insurance/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Admin: Story = { tags: ['look'], ...Groups, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { defaultValue: 'ar' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'لغة الجلسة',
    options: [
      { id: 'ar', label: 'العربية' },
      { id: 'en', label: 'English' },
      { id: 'ber', label: 'الأمازيغية' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'لغة الجلسة' }), 'الأم');
    await userEvent.click(await screen.findByRole('option', { name: 'الأمازيغية' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ber');
  },
};
