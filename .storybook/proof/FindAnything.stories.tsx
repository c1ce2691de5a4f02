import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FindAnything } from './components/FindAnything.tsx';
import { found } from './model/proof-of-build.ts';

const meta = {
  title: 'Find anything',
  component: FindAnything,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { files: found.stories },
} satisfies Meta<typeof FindAnything>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page itself. */
export const Default: Story = {};

export const Finding: Story = {
  name: 'A state is found by a word and opened by a click [SHOW-5]',
  play: async ({ canvas }) => {
    // Typed at once, and found by their words: each letter draws a thousand links again, and each role is looked for
    // among them.
    await userEvent.click(canvas.getByLabelText('Search components, screens, and states'));
    await userEvent.paste('scorecard measured');
    await expect(await canvas.findByText(/^1 page with/)).toBeVisible();
    await expect(canvas.getByText(/A build that no one measured says how to/).closest('a')).toHaveAttribute(
      'href',
      './?path=/story/proof-scorecard--not-measured',
    );
  },
};
