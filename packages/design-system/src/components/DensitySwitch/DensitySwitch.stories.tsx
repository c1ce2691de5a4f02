import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DensitySwitch } from '@sakina/design-system';
import type { DensitySwitchProps } from '@sakina/design-system';

/** The owner, which sets what is chosen: here on the part of the page around the switch. */
function Owner(args: DensitySwitchProps) {
  const [density, setDensity] = useState(args.value);
  return (
    <div data-density={density}>
      <DensitySwitch
        {...args}
        value={density}
        onChange={(next) => {
          setDensity(next);
          args.onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Shell/DensitySwitch',
  component: DensitySwitch,
  tags: ['autodocs'],
  args: { value: 'comfortable', onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof DensitySwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Applies the choice at once [PORTAL-9]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
    const compact = canvas.getByRole('radio', { name: 'Compact' });
    const before = canvas.getByText('Compact').getBoundingClientRect().height;
    await userEvent.click(compact);
    await expect(args.onChange).toHaveBeenLastCalledWith('compact');
    await expect(compact).toBeChecked();
    await expect(canvas.getByText('Compact').getBoundingClientRect().height).toBeLessThan(before);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('compact');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('comfortable');
  },
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Density' })).toBeVisible();
  },
};
export const LongText: Story = {
  name: 'In a narrow container its two options are below each other',
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <Owner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Comfortable'), canvas.getByText('Compact')];
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top);
  },
};
export const Admin: Story = { args: { value: 'compact' }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { value: 'compact' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'مريحة' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'مدمجة' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('compact');
  },
};
