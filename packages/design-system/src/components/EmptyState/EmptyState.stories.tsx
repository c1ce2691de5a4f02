import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink, EmptyState } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    illustration: 'horizon',
    title: 'Your sessions will be here',
    children: 'Choose someone to talk to and a time that suits you; it takes about three minutes.',
    action: (
      <ButtonLink href="#find" variant="action">
        {'Find a therapist'}
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your sessions will be here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a therapist' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  name: 'Nothing found has no drawing: words and a way on',
  args: {
    illustration: null,
    title: 'No one fits all of these wishes yet',
    children: 'Take one away and see who is close to what you are looking for.',
    action: (
      <ButtonLink href="#all" variant="secondary">
        {'Clear the filters'}
      </ButtonLink>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Clear the filters' })).toBeVisible();
    await expect(canvasElement.querySelector('svg, img')).toBeNull();
  },
};
export const NoIllustration: Story = {
  args: { illustration: null, title: 'No notes yet', children: 'A note begins when a session ends.', action: null },
};
export const LongText: Story = {
  args: {
    title:
      'Letters between you and everyone who has ever looked after you through this practice will be collected here',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'ستجد جلساتك هنا',
    children: 'اختر من تود التحدث إليه ووقتًا يناسبك؛ لن يستغرق ذلك أكثر من ثلاث دقائق.',
    action: (
      <ButtonLink href="#find" variant="action">
        {'ابحث عن معالج'}
      </ButtonLink>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'ستجد جلساتك هنا' });
    await expect(title).toBeVisible();
    await expect(getComputedStyle(title).direction).toBe('rtl');
    await expect(canvas.getByRole('link', { name: 'ابحث عن معالج' })).toBeVisible();
  },
};
