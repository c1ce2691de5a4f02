import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, TagGroup } from '@sakina/design-system';
import type { TagGroupProps } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const items = [
  { id: 'arabic', label: 'Speaks Arabic' },
  { id: 'grief', label: 'Grief' },
  { id: 'evening', label: 'Free in the evening' },
];

/** The owner of the tags, with something after them on the page. */
function Filters(args: TagGroupProps) {
  const [left, setLeft] = useState(args.items);
  return (
    <main>
      <TagGroup
        {...args}
        items={left}
        onRemove={(id) => {
          setLeft((was) => was.filter((item) => item.id !== id));
          args.onRemove?.(id);
        }}
      />
      <Button variant="quiet">{'Show 12 providers'}</Button>
    </main>
  );
}

const meta = {
  title: 'Design system/Display/TagGroup',
  component: TagGroup,
  tags: ['autodocs'],
  args: { label: 'Filters', items, onRemove: fn() },
  render: (args) => <Filters {...args} />,
} satisfies Meta<typeof TagGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A tag is removed by its button, and the number left is announced [CARE-8]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: 'Filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Grief' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('grief');
    await expect(canvas.queryByRole('row', { name: 'Grief' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Grief removed. 2 are left.');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, and the focus is never lost [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Speaks Arabic' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Grief' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('grief');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Free in the evening' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: 'Speaks Arabic' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Free in the evening' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByText('None selected')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Free in the evening removed. None is left.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show 12 providers' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'No filters: all 116 providers are shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No filters: all 116 providers are shown')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  render: () => <TagGroup label="Topics" items={items} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const OneDisabled: Story = {
  args: { items: [{ id: 'plan', label: 'Within your plan', isDisabled: true }, ...items] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Within your plan' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Many: Story = {
  args: { items: Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: `Topic ${index + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(60);
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'long', label: 'Living with a chronic illness as a young adult far away from home' },
      { id: 'name', label: 'عبد الرحمن بن عبد الله القرشي' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Filters {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /chronic illness/ }).getBoundingClientRect().width,
    ).toBeLessThanOrEqual(224);
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => (canvas.getAllByRole('row')[0] as HTMLElement).getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'عوامل التصفية',
    items: [
      { id: 'arabic', label: 'يتحدث العربية' },
      { id: 'grief', label: 'الحزن والفقد' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('row', { name: 'الحزن والفقد' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('أُزيل الحزن والفقد. بقي واحد.'));
  },
};
