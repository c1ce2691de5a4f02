import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CrisisBar, Dialog, Link, QuickExit, TextField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/CrisisBar',
  component: CrisisBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    text: 'In danger or in despair? Talk to someone now, free and day and night.',
    call: { href: 'tel:988', label: 'Call 988' },
    textLine: { href: 'sms:988', label: 'Text 988' },
    emergency: { href: 'tel:911', label: 'Call 911' },
    more: (
      <Link href="#help" variant="standalone">
        {'More help'}
      </Link>
    ),
  },
} satisfies Meta<typeof CrisisBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Call, text and emergency are one action away [CARE-1]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Crisis help' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone, the numbers first [CARE-1, CARE-8]',
  play: async ({ canvas }) => {
    for (const name of ['Call 988', 'Text 988', 'Call 911', 'More help']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = {
  name: 'On a phone one line, with every number as large as a thumb [CARE-1, CARE-8]',
  args: { more: null },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map((line) => line.getBoundingClientRect());
    await expect(new Set(lines.map(({ top }) => top)).size).toBe(1);
    for (const line of lines) await expect(line.height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const PhoneWithMore: Story = {
  name: 'With more help beside the numbers, words stay whole on a phone [CARE-1]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('link').map((line) => line.getBoundingClientRect());
    await expect(lines).toHaveLength(4);
    for (const line of lines) await expect(line.width).toBeGreaterThan(line.height);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
const exit = fn();
const withExit = <QuickExit size="bar" href="#exit" onExit={exit} />;

export const OnTop: Story = {
  name: 'However far a phone is scrolled, help and the quick exit stay in one line at the top [CARE-1, CARE-8]',
  args: { placement: 'top', more: withExit },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div>
      <CrisisBar {...args} />
      <div style={{ blockSize: '150rem' }} />
      <TextField label="At the end of the page" />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
    const bar = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(bar.top).toBe(0);
    await expect(bar.height).toBeLessThanOrEqual(44);
    const ways = canvas.getAllByRole('link').map((way) => way.getBoundingClientRect());
    await expect(ways).toHaveLength(4);
    for (const way of ways) await expect(way.height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const LargeText: Story = {
  name: 'Text at twice its size wraps to several lines, cuts off no number, and sticky content below gets the bar’s height [CARE-1] [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { placement: 'top', more: withExit, call: { href: 'tel:988', label: 'Talk to us now: 988' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('complementary').getBoundingClientRect();
    const ways = canvas.getAllByRole('link').map((way) => way.getBoundingClientRect());
    await expect(ways).toHaveLength(4);
    for (const way of ways) {
      await expect(way.height).toBeGreaterThanOrEqual(44);
      await expect(way.left).toBeGreaterThanOrEqual(bar.left);
      await expect(way.right).toBeLessThanOrEqual(bar.right);
    }
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--help-bar'))).toBeCloseTo(
        bar.height,
        0,
      ),
    );
    await expect(bar.height).toBeGreaterThan(2 * 44);
  },
};
export const AboveDialogs: Story = {
  name: 'An open dialog does not cover help and the quick exit [CARE-1]',
  args: { placement: 'top', more: withExit },
  render: (args) => (
    <div>
      <CrisisBar {...args} />
      <Dialog isOpen onOpenChange={fn()} title="Cancel this session?">
        <TextField label="Why" />
      </Dialog>
    </div>
  ),
  play: async ({ canvas }) => {
    exit.mockClear();
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('link', { name: 'Leave this page now' }));
    await expect(exit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Night: Story = { args: { placement: 'top', isNight: true, more: withExit } };
export const CallOnly: Story = { render: ({ text, call }) => <CrisisBar text={text} {...(call && { call })} /> };
export const EmergencyOnly: Story = {
  render: ({ text, emergency }) => <CrisisBar text={text} {...(emergency && { emergency })} />,
};
export const Static: Story = { args: { placement: 'static' } };
export const LongText: Story = {
  args: {
    text: 'If you or someone near you is in danger, or if you think about ending your life, please talk to a trained person now. It is free, it is private, and they answer day and night.',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    text: 'في خطر أو يأس؟ تحدّث إلى شخص الآن، مجانًا وفي أي ساعة.',
    call: { href: 'tel:988', label: 'اتصل بـ 988' },
    textLine: { href: 'sms:988', label: 'راسل 988' },
    emergency: { href: 'tel:911', label: 'اتصل بـ 911' },
    more: (
      <Link href="#help" variant="standalone">
        مزيد من المساعدة
      </Link>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'اتصل بـ 988' })).toHaveAttribute('href', 'tel:988');
  },
};
