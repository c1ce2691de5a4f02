import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const meta = {
  title: 'Design system/Feedback/Progress',
  component: Progress,
  tags: ['autodocs'],
  args: { label: 'Uploading your recording', value: 30 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your recording' });
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
    await expect(bar).toHaveAttribute('aria-valuetext', '30%');
    await expect(canvas.getByText('30%')).toBeVisible();
  },
};
export const InWords: Story = {
  args: { words: '12 of 40 MB, about a minute left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 40 MB, about a minute left');
  },
};
export const LengthUnknown: Story = {
  render: () => <Progress label="Preparing your summary" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Preparing your summary' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await expect(canvas.getByText('Working…')).toBeVisible();
  },
};
export const WithoutMotion: Story = {
  name: 'With reduced motion an unknown progress is a pattern, not a bar at some value [CARE-8]',
  render: () => (
    <div data-motion="reduced">
      <Progress label="Preparing your summary" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fill = canvasElement.querySelector('[data-moving]') as HTMLElement;
    await expect(fill.getBoundingClientRect().width).toBeGreaterThan(((fill.parentElement?.clientWidth ?? 0) * 9) / 10);
  },
};
export const Steps: Story = {
  args: { label: 'Your intake form', value: 3, steps: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your intake form' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 done',
    );
    await expect(canvas.getByText('3 of 5 done')).toBeVisible();
  },
};
export const ManySteps: Story = {
  name: 'Too many steps to tell apart are one bar',
  args: { label: 'Claims sent', value: 4_200, steps: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,200 of 10,000 done')).toBeVisible();
  },
};
export const Nothing: Story = { args: { value: 0 } };
export const Done: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const NoFigure: Story = {
  name: 'An invalid figure counts as unknown',
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const LongText: Story = {
  args: {
    label: 'Uploading the recording of the session with Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi',
    words: '1,204.5 of 4,015.0 MB, about twelve minutes left',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Uploading the recording/).getBoundingClientRect().width).toBeGreaterThan(160);
  },
};
export const Admin: Story = { args: Steps.args ?? {}, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(() =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('progressbar')).fontSize),
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: { label: 'استمارة البداية', value: 3, steps: 5 },
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('تمّ 3 من 5')).toBeVisible();
    const [first, last] = [...canvasElement.querySelectorAll('[data-part="steps"] > span')];
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(last?.getBoundingClientRect().left ?? 0);
  },
};
