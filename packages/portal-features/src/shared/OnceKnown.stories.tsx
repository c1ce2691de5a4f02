import { Heading, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OnceKnown } from './OnceKnown.tsx';

const meta = {
  title: 'Shared states/Once known',
  component: OnceKnown,
  args: { isKnown: true, children: <Heading level={2}>{'Who waits'}</Heading> },
} satisfies Meta<typeof OnceKnown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The blocks that can be seen in place of what waits. */
const visibleBlocks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="waiting"]')].filter(
    (block) => getComputedStyle(block).visibility === 'visible',
  );

export const Default: Story = {
  name: 'Drawn at once where each alert is known [FAST-2]',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Who waits' })).toBeVisible();
    await expect(visibleBlocks(canvasElement)).toHaveLength(0);
  },
};

export const Waiting: Story = {
  name: 'Waits for an alert, and no longer than four seconds [FAST-2]',
  args: { isKnown: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading', { name: 'Who waits' })).toBeNull();
    await expect(visibleBlocks(canvasElement)).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who waits' })).toBeVisible(), { timeout: 6000 });
    await expect(visibleBlocks(canvasElement)).toHaveLength(0);
  },
};

export const Nested: Story = {
  name: 'One inside of another shows its blocks once [FAST-2]',
  args: {
    isKnown: false,
    children: (
      <OnceKnown isKnown={false}>
        <Text>{'Next: Layla Haddad, today, 14:30'}</Text>
      </OnceKnown>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="waiting"]')).toHaveLength(2);
    await expect(visibleBlocks(canvasElement)).toHaveLength(1);
    await expect(canvas.getByText(/Layla Haddad/)).not.toBeVisible();
  },
};

export const InnerWaiting: Story = {
  name: 'What waits inside leaves the outer alerts visible [FAST-2]',
  args: {
    isKnown: true,
    children: (
      <>
        <Text>{'Someone may be in danger'}</Text>
        <OnceKnown isKnown={false}>
          <Text>{'Next: Layla Haddad, today, 14:30'}</Text>
        </OnceKnown>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Someone may be in danger')).toBeVisible();
    await expect(canvas.getByText(/Layla Haddad/)).not.toBeVisible();
    await expect(visibleBlocks(canvasElement)).toHaveLength(1);
  },
};
