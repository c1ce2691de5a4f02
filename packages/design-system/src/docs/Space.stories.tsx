import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BothThemes, Swatch, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Space',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  name: 'Steps of a unit of 8 in one theme and of 6 in the other [THEME-1] [THEME-2]',
  render: () => (
    <BothThemes>
      {({ space }) => (
        <TokenList
          group={space}
          sample={({ value }) => (
            <Swatch style={{ inlineSize: value, blockSize: '1rem', background: 'currentcolor' }} />
          )}
        />
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    const widths = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('span')?.getBoundingClientRect().width);
    await expect(widths('Navy and pink').slice(0, 4)).toEqual([4, 8, 12, 16]);
    await expect(widths('Monochrome').slice(0, 4)).toEqual([3, 6, 9, 12]);
  },
};
