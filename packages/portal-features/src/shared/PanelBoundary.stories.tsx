import { Heading, PlainButton, Stack, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { PanelBoundary } from './PanelBoundary.tsx';

let isBroken = true;

function Figures() {
  if (isBroken) throw new TypeError('The figures have no period');
  return <Text>{'12 sessions this week'}</Text>;
}

const meta = {
  title: 'Shared states/Panel boundary',
  component: PanelBoundary,
  args: { children: <Figures />, onCrash: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>{'Today'}</Heading>
        <Text>{'Next: Layla Haddad, today, 14:30'}</Text>
        <Story />
      </Stack>
    ),
  ],
  beforeEach: () => {
    isBroken = true;
    // React reports every error that a boundary catches; the crash is what these stories are about.
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<typeof PanelBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    isBroken = false;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 sessions this week')).toBeVisible();
    await expect(args.onCrash).not.toHaveBeenCalled();
  },
};

export const Crashed: Story = {
  name: 'One broken panel leaves the rest standing [ROUTE-33] [SEC-19]',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page stopped working');
    await expect(canvas.getByText('Next: Layla Haddad, today, 14:30')).toBeVisible();
    await expect(args.onCrash).toHaveBeenCalled();
  },
};

export const Retried: Story = {
  name: 'Tries again and keeps the keyboard in its place',
  play: async ({ canvas }) => {
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('12 sessions this week')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Retrying…');
  },
};

export const OfASmallPart: Story = {
  name: 'A part no larger than a button says so in its own place, and can be tried again there [SEC-19]',
  args: {
    failed: (onRetry) => (
      <PlainButton variant="quiet" size="small" onClick={onRetry}>
        {'Load the figures again'}
      </PlainButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Load the figures again' }));
    await expect(canvas.getByText('12 sessions this week')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Retrying…');
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
