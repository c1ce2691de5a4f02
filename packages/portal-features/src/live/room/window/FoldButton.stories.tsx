import { NightStage } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FoldButton } from './FoldButton.tsx';
import type { FoldButtonProps } from './FoldButton.tsx';

function Folding({ isFolded: isFoldedAtFirst, onChange }: FoldButtonProps) {
  const [isFolded, setFolded] = useState(isFoldedAtFirst);
  return (
    <FoldButton
      isFolded={isFolded}
      onChange={(next) => {
        setFolded(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Provider/Live session/Fold button',
  component: FoldButton,
  args: { isFolded: false, onChange: fn() },
  render: (args) => (
    <NightStage>
      <Folding {...args} />
    </NightStage>
  ),
} satisfies Meta<typeof FoldButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Puts the picture away and keeps the focus on the way to bring it back',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide video' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    const show = canvas.getByRole('button', { name: 'Show video' });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Hide video' })).toHaveFocus();
  },
};

export const Folded: Story = {
  args: { isFolded: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Show video' })).toBeVisible(),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'إخفاء الصورة' })).toBeVisible(),
};
