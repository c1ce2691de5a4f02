import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack, Status } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const meta = {
  title: 'Design system/Display/Status',
  component: Status,
  tags: ['autodocs'],
  args: { children: 'Signed', tone: 'success' },
} satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signed')).toBeVisible();
  },
};

const all = (
  <Stack gap="x1">
    <Status>{'Normal'}</Status>
    <Status tone="draft">{'Draft'}</Status>
    <Status tone="due">{'111 days left'}</Status>
    <Status tone="ended">{'Withdrawn'}</Status>
    <Status tone="waiting">{'Not begun'}</Status>
    <Status tone="active">{'In progress'}</Status>
    <Status tone="success">{'Signed'}</Status>
    <Status tone="warning">{'Unsigned'}</Status>
    <Status tone="danger">{'Denied'}</Status>
  </Stack>
);

export const AllTones: Story = {
  name: 'Every tone has its own shape, so none is shown by color alone [CARE-8]',
  render: () => all,
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('svg')].map((mark) => mark.innerHTML);
    await expect(new Set(shapes).size).toBe(8);
    for (const mark of canvasElement.querySelectorAll('svg')) await expect(mark).toHaveAttribute('aria-hidden', 'true');
  },
};
export const WithDetail: Story = {
  args: { tone: 'warning', children: 'Unsigned', detail: 'Since Friday 20 November; to be billed it has to be signed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Since Friday 20 November/)).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const LongText: Story = {
  args: {
    tone: 'waiting',
    children: 'Waiting for the consent of both guardians and of the young person before the first session can begin',
  },
  render: (args) => (
    <div style={{ inlineSize: '14rem' }}>
      <Status {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Waiting for the consent/)).toBeVisible();
  },
};
export const Admin: Story = { tags: ['look'], render: () => all, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  render: () => all,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(() =>
      Number.parseFloat(getComputedStyle(canvas.getByText('Signed')).fontSize),
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  render: () => (
    <Stack gap="x1">
      <Status tone="success" detail="الثلاثاء 24 نوفمبر، 14:30">
        موقّعة
      </Status>
      <Status tone="warning">بانتظار التوقيع</Status>
      <Status tone="danger">مرفوضة</Status>
    </Stack>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('svg') as SVGElement;
    await expect(mark.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('الثلاثاء 24 نوفمبر، 14:30').getBoundingClientRect().left,
    );
  },
};
