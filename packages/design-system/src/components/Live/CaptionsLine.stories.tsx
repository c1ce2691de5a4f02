import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CaptionsLine, NightStage } from '@sakina/design-system';
import type { CaptionsLineProps } from '@sakina/design-system';

/** A room that keeps the size that was chosen. */
function Room(args: CaptionsLineProps) {
  const [size, setSize] = useState(args.size);
  return (
    <CaptionsLine
      {...args}
      {...(size && { size })}
      onSizeChange={(next) => {
        setSize(next);
        args.onSizeChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Live/CaptionsLine',
  component: CaptionsLine,
  tags: ['autodocs'],
  args: {
    captions: [
      { id: '1', speaker: 'Dr. Leila Haddad', text: 'Welcome back, Amina.', isFinal: true },
      { id: '2', speaker: 'Dr. Leila Haddad', text: 'How did you sleep this week?', isFinal: true },
      { id: '3', speaker: 'Amina Okafor', text: 'Better than before, I think, since', isFinal: false },
    ],
    onSizeChange: fn(),
    size: 'medium',
  },
  render: (args) => <Room {...args} />,
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof CaptionsLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Reads out only final words [CARE-8]',
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Captions' });
    await expect(log).toHaveTextContent('Dr. Leila Haddad: How did you sleep this week?');
    await expect(log).not.toHaveTextContent('Better than before');
    await expect(canvas.getByText('Better than before, I think, since')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Small' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(args.onSizeChange).toHaveBeenLastCalledWith('large');
    await expect(canvas.getByRole('group', { name: 'Captions' })).toHaveAttribute('data-size', 'large');
  },
};

export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Captions are off.')).toBeVisible();
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement();
  },
};

export const NoOneHasSpoken: Story = {
  args: { captions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Captions appear here when someone speaks.')).toBeVisible();
  },
};

export const TwoLanguages: Story = {
  args: {
    captions: [
      { id: '1', speaker: 'نور الهدى المصري', text: 'الحمد لله، أنا بخير هذا الأسبوع.', isFinal: true },
      { id: '2', speaker: 'Dr. Leila Haddad', text: 'I am glad to hear it.', isFinal: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent('نور الهدى المصري: الحمد لله');
  },
};

export const Large: Story = { args: { size: 'large' } };
export const LongText: Story = {
  args: {
    captions: [
      {
        id: '1',
        speaker: 'Maximiliane von Hohenstein-Rosenberg',
        text: 'What I would like to come back to, if it is all right with you, is what you said last week about the evenings, when the house is quiet and the thoughts begin to turn, because I believe that there is something in it that can help us.',
        isFinal: true,
      },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { size: 'small' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    captions: [
      { id: '1', speaker: 'د. نور الهدى المصري', text: 'كيف كان نومك هذا الأسبوع؟', isFinal: true },
      { id: '2', speaker: 'Amina Okafor', text: 'Much better, thank you.', isFinal: true },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'متوسط' })).toBeChecked();
  },
};
