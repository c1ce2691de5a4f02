import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineBreaks, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Typography/LineBreaks',
  component: LineBreaks,
  tags: ['autodocs'],
  args: { children: 'Tuesday, December 1, 6:30\u00a0–\u00a07:45\u00a0PM, Eastern Time' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '13.5rem' }}>
        <Text size="sm">
          <Story />
        </Text>
      </div>
    ),
  ],
} satisfies Meta<typeof LineBreaks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** How many lines a run of the text takes. */
function linesOf(root: HTMLElement, run: string): number {
  const tops = new Set<number>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(run) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + run.length);
    for (const { top } of range.getClientRects()) tops.add(Math.round(top));
  }
  return tops.size;
}

export const Default: Story = {
  name: 'Keeps a span of times on one line',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Tuesday, December 1, 6:30 – 7:45 PM, Eastern Time');
    await expect(linesOf(canvasElement, '6:30\u00a0–\u00a07:45\u00a0PM')).toBe(1);
  },
};
export const LargeText: Story = {
  name: 'Breaks a span of times where a whole line is too short for it',
  render: (args) => (
    <span style={{ display: 'inline-block', inlineSize: '10rem', fontSize: '200%' }}>
      <LineBreaks {...args} />
    </span>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvasElement, '6:30\u00a0–\u00a07:45\u00a0PM')).toBe(2);
    const span = canvas.getByText(/^6:30/);
    await expect(span.scrollWidth).toBeLessThanOrEqual(span.clientWidth);
  },
};
export const Address: Story = {
  name: 'Breaks an address before its parts',
  args: { children: 'Write to fatima.zahra.benali@community-care.example' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Write to fatima\.zahra\.benali@community-care\.example$/);
    for (const part of ['fatima', '.zahra', '.benali', '@community-care', '.example'])
      await expect(linesOf(canvasElement, part), part).toBe(1);
  },
};
export const Facts: Story = {
  name: 'Begins no line with the dot between two facts',
  args: { children: 'Pastoral session, 50 minutes · Online, in a room' },
  render: (args) => (
    <span style={{ display: 'inline-block', inlineSize: 'min-content' }}>
      <LineBreaks {...args} />
    </span>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Pastoral session, 50 minutes · Online, in a room');
    await expect(linesOf(canvasElement, 'minutes\u00a0·')).toBe(1);
    await expect(linesOf(canvasElement, '· Online')).toBe(2);
  },
};
export const Dates: Story = {
  name: 'Keeps a span of dates on one line',
  args: { children: 'Away in Aleppo Nov 28 – Dec 3, 2026' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Away in Aleppo Nov 28 – Dec 3, 2026');
    await expect(linesOf(canvasElement, '28 – Dec')).toBe(1);
  },
};
export const Phone: Story = {
  name: 'Keeps a phone number on one line, as it was typed',
  args: { children: 'Call my sister at +1 347 555 0136 first' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Call my sister at +1 347 555 0136 first');
    await expect(linesOf(canvasElement, '+1 347 555 0136')).toBe(1);
  },
};
export const Plain: Story = {
  name: 'Leaves other words as they are',
  args: { children: 'Twice a week – or as agreed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Twice a week – or as agreed')).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { children: 'الثلاثاء، 1 ديسمبر، 6:30\u00a0–\u00a07:45\u00a0م، بالتوقيت الشرقي' },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement, '6:30\u00a0–\u00a07:45\u00a0م')).toBe(1);
  },
};
