import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from '@sakina/design-system';
import type { AccordionProps } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const meta = {
  title: 'Design system/Display/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  args: {
    headingLevel: 2,
    onOpenChange: fn(),
    items: [
      {
        id: 'first',
        title: 'What happens in a first session?',
        content: (
          <p>
            {
              'You say what brings you, as much or as little as you like. Your provider asks a few questions and tells you how they work.'
            }
          </p>
        ),
      },
      {
        id: 'cost',
        title: 'What does it cost me?',
        meta: 'From $25',
        content: <p>{'You see your price before you book. It depends on your plan.'}</p>,
      },
      {
        id: 'cancel',
        title: 'Can I cancel?',
        content: (
          <p>
            {'Free of charge until 24 hours before. '}
            <a href="#policy">{'The whole policy'}</a>
          </p>
        ),
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Headings that open; several can be open at once',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const first = canvas.getByRole('button', { name: 'What happens in a first session?' });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/what brings you/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /What does it cost me/ }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['first', 'cost']);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone; collapsed content is skipped [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'What happens in a first session?' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.tab();
    const cancel = canvas.getByRole('button', { name: 'Can I cancel?' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'The whole policy' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The whole policy' })).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  args: { allowsSeveral: false, defaultOpen: ['first'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I cancel?' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['cancel']);
    await expect(canvas.getByRole('button', { name: 'What happens in a first session?' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const OpenAll: Story = {
  args: { hasOpenAll: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[hidden]')).toHaveLength(3));
    await waitFor(() => expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0));
  },
};

export const FoundInThePage: Story = {
  name: 'The browser’s search finds collapsed text and opens it',
  play: async ({ canvas, canvasElement }) => {
    const folded = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[hidden="until-found"]');
      if (!found) throw new Error('nothing is folded yet');
      return found;
    });
    await expect(folded).toHaveTextContent('what brings you');
    // Browsers fire beforematch on a collapsed part in which find-in-page has a hit. The part listens only shortly
    // after it renders, so repeat it.
    await waitFor(() => {
      folded.dispatchEvent(new Event('beforematch', { bubbles: true }));
      return expect(canvas.getByRole('button', { name: 'What happens in a first session?' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  },
};

/** Controlled: the owner keeps which parts are open. */
function Kept(args: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(['cost']);
  return <Accordion {...args} open={open} onOpenChange={setOpen} />;
}
export const KeptByTheOwner: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const cost = canvas.getByRole('button', { name: /What does it cost me/ });
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(cost);
    await expect(cost).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OneDisabled: Story = {
  args: {
    items: [
      ...meta.args.items,
      {
        id: 'plan',
        title: 'Your treatment plan',
        meta: 'After the first session',
        isDisabled: true,
        content: <p>{'Nothing yet.'}</p>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Your treatment plan/ })).toBeDisabled();
  },
};
export const LongText: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title:
          'What happens with what I have told Dr. Maximiliane von Hohenstein-Rosenberg-Liechtenstein when I stop and later come back to someone else?',
        meta: 'Changed on 20 November 2026',
        content: (
          <p>
            {'It stays with the practice for as long as the law asks, and no one new reads it unless you agree. '.repeat(
              8,
            )}
          </p>
        ),
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Accordion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(canvas.getByText(/It stays with the practice/)).toBeVisible();
  },
};
export const Admin: Story = { args: { defaultOpen: ['cost'] }, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  args: { defaultOpen: ['cost'] },
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => canvas.getByRole('button', { name: /What does it cost me/ }).getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: {
    hasOpenAll: true,
    defaultOpen: ['first'],
    items: [
      { id: 'first', title: 'ماذا يحدث في الجلسة الأولى؟', content: <p>تقول ما يشغلك، بقدر ما تحب.</p> },
      { id: 'cost', title: 'كم تكلّفني؟', meta: 'من 25 دولارًا', content: <p>ترى السعر قبل الحجز.</p> },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'فتح الكل' })).toBeVisible();
    await expect(canvas.getByText('تقول ما يشغلك، بقدر ما تحب.')).toBeVisible();
  },
};
