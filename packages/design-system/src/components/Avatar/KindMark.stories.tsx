import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, KindMark, Stack, Text } from '@sakina/design-system';
import type { KindMarkProps } from '@sakina/design-system';

const words = { therapist: 'Therapist', imam: 'Imam', mentor: 'Mentor' } as const;
const kinds = Object.keys(words) as (keyof typeof words)[];

function Named({ text, ...props }: KindMarkProps & { text: string }) {
  return (
    <Inline>
      <KindMark {...props} />
      <Text as="span">{text}</Text>
    </Inline>
  );
}

const meta = {
  title: 'Design system/Display/KindMark',
  component: KindMark,
  tags: ['autodocs'],
  args: { kind: 'therapist' },
  render: (args) => <Named {...args} text={words[args.kind]} />,
} satisfies Meta<typeof KindMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The words name the kind; the mark is hidden from screen readers',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Therapist')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

const all = (
  <Stack>
    {kinds.map((kind) => (
      <Named key={kind} kind={kind} text={words[kind]} />
    ))}
  </Stack>
);

export const AllKinds: Story = {
  render: () => all,
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(drawings).size).toBe(3);
  },
};

export const GrowsWithTheWords: Story = {
  render: (args) => (
    <Text as="div" size="lg">
      <Named {...args} text="Therapist" />
    </Text>
  ),
  play: async ({ canvas, canvasElement }) => {
    const size = Number.parseFloat(getComputedStyle(canvas.getByText('Therapist')).fontSize);
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBeCloseTo(size * 1.25, 0);
  },
};

export const Admin: Story = { tags: ['look'], render: () => all, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], render: () => all, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  render: () => (
    <Stack>
      <Named kind="therapist" text="معالجة نفسية" />
      <Named kind="imam" text="إمام" />
      <Named kind="mentor" text="مرشد" />
    </Stack>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('معالجة نفسية');
    const mark = text.previousElementSibling;
    await expect(mark?.getBoundingClientRect().left).toBeGreaterThanOrEqual(text.getBoundingClientRect().right);
  },
};
