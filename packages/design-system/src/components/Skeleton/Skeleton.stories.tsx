import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button, Card, LoadingRegion, Select, Skeleton, Stack } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  subcomponents: { LoadingRegion },
  args: { shape: 'text', lines: 3 },
  render: (args) => (
    <LoadingRegion label="Loading your sessions…">
      <Skeleton {...args} />
    </LoadingRegion>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sessions…');
  },
};
export const Long: Story = {
  name: 'A screen reader hears of it only where it takes long [CARE-8]',
  play: async ({ canvas }) => {
    const words = canvas.getByText('Loading your sessions…');
    await expect(words).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(words).toHaveAttribute('aria-hidden', 'false'), { timeout: 3000 });
  },
};
export const Heading: Story = { args: { shape: 'heading' } };
export const Block: Story = { args: { shape: 'block' } };
export const AvatarShape: Story = { args: { shape: 'avatar' } };
export const ButtonShape: Story = { args: { shape: 'button' } };

export const FieldShape: Story = {
  name: 'A loading field takes the room of the field, so that the button below does not move',
  render: () => (
    <Stack gap="x4">
      <LoadingRegion label="Loading your choices…">
        <Skeleton shape="field" />
      </LoadingRegion>
      <Button>Before</Button>
      <Select
        label="How often"
        hasOptionalMark={false}
        options={[{ id: 'once', label: 'Just this once' }]}
        value="once"
        onChange={() => undefined}
      />
      <Button>After</Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [before, after] = [
      canvas.getByRole('button', { name: 'Before' }),
      canvas.getByRole('button', { name: 'After' }),
    ].map((button) => button.getBoundingClientRect());
    const start = canvasElement.querySelector('[aria-busy]')?.getBoundingClientRect().top ?? 0;
    const gap = 32;
    await expect((before?.top ?? 0) - start).toBeGreaterThan(60);
    await expect((after?.top ?? 0) - (before?.bottom ?? 0) - gap).toBeCloseTo((before?.top ?? 0) - start, 0);
  },
};
export const CompactField: Story = {
  ...FieldShape,
  name: 'A loading field takes the room of a small field',
  globals: { density: 'compact' },
};

export const InACard: Story = {
  render: () => (
    <LoadingRegion label="Loading your next session…">
      <Card>
        <Skeleton shape="avatar" />
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
        <Skeleton shape="button" />
      </Card>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your next session…');
  },
};

export const WithoutOwnWords: Story = {
  name: 'A region without its own text says that something loads',
  render: (args) => (
    <LoadingRegion>
      <Skeleton {...args} />
    </LoadingRegion>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    // Inside the busy part screen readers would not announce the text.
    await expect(canvasElement.querySelector('[aria-busy]')).not.toContainElement(canvas.getByRole('status'));
  },
};
export const Admin: Story = { tags: ['look'], ...InACard, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], ...InACard, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The last line of a text is short on the left',
  render: (args) => (
    <LoadingRegion label="جارٍ تحميل جلساتك…">
      <Skeleton {...args} />
    </LoadingRegion>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('جارٍ تحميل جلساتك…');
    const [first, , last] = [...canvasElement.querySelectorAll('[data-shape="text"]')].map((line) =>
      line.getBoundingClientRect(),
    );
    await expect(last?.right).toBeCloseTo(first?.right ?? 0, 0);
    await expect(last?.left).toBeGreaterThan(first?.left ?? 0);
  },
};
