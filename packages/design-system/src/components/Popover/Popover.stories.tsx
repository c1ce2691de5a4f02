import { Info } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Link, Popover } from '@sakina/design-system';

const meta = {
  title: 'Design system/Overlays/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="secondary">How the price is made</Button>,
    title: 'What you pay',
    onOpenChange: fn(),
    children: (
      <p>
        {'$90 for 50 minutes, of which your plan pays $65. You pay $25 after the session. '}
        <Link href="#prices">{'All prices'}</Link>
      </p>
    ),
  },
  render: (args) => (
    <main>
      <Popover {...args} />
      <p>
        <Button variant="quiet">{'Choose another time'}</Button>
      </p>
    </main>
  ),
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  name: 'Opens beside its button, and the page stays usable',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How the price is made' }));
    const shown = await screen.findByRole('dialog', { name: 'What you pay' });
    await expect(shown).toHaveTextContent('You pay $25');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What you pay' })).toBeVisible());
    // Nothing is hidden from a screen reader meanwhile.
    await expect(canvas.getByRole('button', { name: 'Choose another time' })).toBeVisible();
    await userEvent.click(document.body);
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: focus moves in, through and out again [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'How the price is made' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What you pay' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'All prices' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose another time' })).toHaveFocus());
    await gone();
  },
};

export const Closing: Story = {
  name: 'Its own button closes it again, and so does the cross',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How the price is made' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await gone();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
  const shown = await screen.findByRole('dialog');
  await waitFor(() => expect(shown).toBeVisible());
};

export const LongText: Story = {
  args: {
    trigger: (
      <Button variant="quiet">
        <Info aria-hidden />
        {'Who sees this'}
      </Button>
    ),
    title: 'Who may read what you write to Dr. Maximiliane von Hohenstein-Rosenberg-Liechtenstein',
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            {
              'Your provider, and those of the practice who stand in for her. No one else, and no one who pays for your care.'
            }
          </p>
        ))}
      </>
    ),
  },
  play: opened,
};
export const Admin: Story = { globals: { theme: 'admin', density: 'compact' }, play: opened };
export const Compact: Story = { globals: { density: 'compact' }, play: opened };
export const RightToLeft: Story = {
  args: {
    trigger: <Button variant="secondary">كيف حُسب السعر</Button>,
    title: 'ما الذي تدفعه',
    children: <p>90 دولارًا لخمسين دقيقة، تدفع خطتك منها 65 دولارًا.</p>,
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'كيف حُسب السعر' });
    await userEvent.click(button);
    const shown = await screen.findByRole('dialog', { name: 'ما الذي تدفعه' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(Math.abs(shown.getBoundingClientRect().right - button.getBoundingClientRect().right)).toBeLessThan(20);
  },
};
