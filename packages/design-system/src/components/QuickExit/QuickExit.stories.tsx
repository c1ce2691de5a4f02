import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CrisisBar, QuickExit, TextArea } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/QuickExit',
  component: QuickExit,
  tags: ['autodocs'],
  args: { href: 'https://www.example.com/weather', onExit: fn() },
} satisfies Meta<typeof QuickExit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One press leaves, and without scripts it is a link [CARE-1]',
  play: async ({ canvas, args }) => {
    const exit = canvas.getByRole('link', { name: 'Leave this page now' });
    await expect(exit).toHaveAttribute('href', 'https://www.example.com/weather');
    await expect(exit).toHaveAccessibleDescription('Keyboard: press Shift three times quickly');
    await expect(canvas.getByText('Keyboard: press Shift three times quickly')).toBeVisible();
    await userEvent.click(exit);
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: Shift three times from anywhere, or Enter on it [CARE-1, CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Shift}{Shift}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Press Shift once more to leave'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(args.onExit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift}{Shift}{Shift}');
    await expect(args.onExit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Leave this page now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExit).toHaveBeenCalledTimes(2);
  },
};

export const WhileWriting: Story = {
  name: 'While writing: capitals do not leave, Shift alone three times does [CARE-1]',
  render: (args) => (
    <>
      <TextArea label="Write to Dr. Leila Haddad" hasOptionalMark={false} />
      <QuickExit {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Shift>}I{/Shift} {Shift>}A{/Shift}{Shift>}M{/Shift}{Shift>}H{/Shift}');
    await expect(args.onExit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift}{Shift}{Shift}');
    await expect(args.onExit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('I AMH');
  },
};

export const Forgotten: Story = {
  name: 'Two taps of Shift expire soon, so that a screen reader’s Shift commands never leave [CARE-1]',
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Shift}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.keyboard('{Shift}{Shift}');
    await expect(args.onExit).not.toHaveBeenCalled();
  },
};

export const InTheCrisisBar: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CrisisBar
      text="In danger or in despair? Talk to someone now."
      call={{ href: 'tel:988', label: 'Call 988' }}
      more={<QuickExit {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Crisis help' })).toContainElement(
      canvas.getByRole('link', { name: 'Leave this page now' }),
    );
  },
};
export const InABarOnAPhone: Story = {
  name: 'In a bar a phone shows one word, and the whole name is heard [CARE-1, CARE-8]',
  args: { size: 'bar' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const exit = canvas.getByRole('link', { name: 'Leave this page now' });
    await expect(canvas.getByText('Leave')).toBeVisible();
    await expect(exit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(exit.getBoundingClientRect().width).toBeLessThan(110);
  },
};
export const LongText: Story = {
  args: { label: 'Leave this page now and show the weather of the day instead' },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <QuickExit {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(256);
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'In a tight layout it stays as large as a thumb [THEME-3, CARE-8]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'مغادرة هذه الصفحة الآن' })).toBeVisible();
    await userEvent.keyboard('{Shift}{Shift}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('ضغطة أخرى على Shift للمغادرة'));
  },
};
