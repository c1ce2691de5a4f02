import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: {
    label: 'How would you like to meet?',
    name: 'modality',
    isRequired: true,
    onChange: fn(),
    options: [
      { id: 'video', label: 'Video' },
      { id: 'audio', label: 'Voice only' },
      { id: 'chat', label: 'Written chat' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const services = [
  { id: 'intro', label: 'First conversation', description: '20 minutes to see whether you fit together', end: 'Free' },
  { id: 'single', label: 'Individual session', description: '50 minutes by video', end: '$85.00' },
  {
    id: 'couple',
    label: 'Session for couples',
    description: '80 minutes by video, both of you in one place or in two',
    end: '$130.00',
  },
];

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How would you like to meet?' })).toBeRequired();
    await userEvent.click(canvas.getByText('Voice only'));
    await expect(canvas.getByRole('radio', { name: 'Voice only' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('audio');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Video' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('video');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Voice only' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('audio');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Written chat' })).toBeChecked();
  },
};

export const Counts: Story = {
  name: 'As a filter, each option says how many results it would leave, also none',
  args: {
    options: [
      { id: 'any', label: 'Online or in person' },
      { id: 'online', label: 'Online', count: 1230 },
      { id: 'place', label: 'In person', count: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Online 1,230' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'In person 0' })).toBeEnabled();
  },
};

export const Cards: Story = {
  args: { label: 'Choose a service', layout: 'cards', options: services, defaultValue: 'single' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('First conversation'));
    await expect(canvas.getByRole('radio', { name: /First conversation.*Free/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('intro');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Choose how you would like to meet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how you would like to meet.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const CardsWithError: Story = {
  args: { label: 'Choose a service', layout: 'cards', options: services, errorMessage: 'Choose a service to go on.' },
};

export const OneDisabled: Story = {
  args: {
    layout: 'cards',
    options: services.map((service) => ({ ...service, isDisabled: service.id === 'couple' })),
    defaultValue: 'intro',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /couples/ })).toBeDisabled();
  },
};

export const ReasonForDisabled: Story = {
  name: 'An option that cannot be chosen says why',
  args: {
    options: [
      { id: 'video', label: 'Video' },
      { id: 'chat', label: 'Written chat', description: 'Dr. Idris Benali does not offer this.', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Written chat.*does not offer this/ })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'audio' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Video'));
    await expect(canvas.getByRole('radio', { name: 'Voice only' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: {
    isDisabled: true,
    defaultValue: 'audio',
    description: 'The session begins in ten minutes; this cannot be changed any more.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Voice only' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    layout: 'cards',
    options: [
      {
        id: 'a',
        label: 'Session for families of three or more people who live in different places',
        description:
          'One hour and a half with Dr. Nur Aisyah binti Abdul Rahman, with an interpreter where one of you needs it. Everyone joins by their own link.',
        end: '$1,240.00',
      },
      { id: 'b', label: 'Short', end: '$5.00' },
    ],
  },
};

export const Admin: Story = {
  args: { layout: 'cards', options: services, defaultValue: 'single' },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'اختر خدمة',
    layout: 'cards',
    defaultValue: 'b',
    options: [
      { id: 'a', label: 'محادثة أولى', description: '٢٠ دقيقة', end: 'مجّانًا' },
      { id: 'b', label: 'جلسة فردية', description: '٥٠ دقيقة', end: '$85.00' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: /محادثة أولى/ });
    await userEvent.click(canvas.getByText('محادثة أولى'));
    await expect(first).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /جلسة فردية/ })).not.toBeChecked();
  },
};
