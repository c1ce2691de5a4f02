import { Heading, Stack, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { PanelBoundary } from '../../../shared/index.ts';
import { CallBoundary } from './CallBoundary.tsx';
import type { CallBoundaryProps } from './CallBoundary.tsx';

let isBroken = true;

function Call() {
  if (isBroken) throw new TypeError('The picture has no size');
  return <Text>{'Layla Haddad on the stage'}</Text>;
}

/** A page of the portal, from which the reader can go back to the room. */
function Portal(props: CallBoundaryProps) {
  const [isShown, setShown] = useState(props.isShown);
  return (
    <>
      <Stack>
        <Heading level={1}>{'Session notes'}</Heading>
        <button type="button" onClick={() => setShown(true)}>
          Open the room
        </button>
      </Stack>
      <PanelBoundary>
        <CallBoundary {...props} isShown={isShown} />
      </PanelBoundary>
    </>
  );
}

const meta = {
  title: 'Provider/Live session/Crash beside a page',
  component: CallBoundary,
  args: { appointmentId: 'apt-k4x9w2m7', isShown: false, onCrash: fn(), children: <Call /> },
  render: (args) => <Portal {...args} />,
  beforeEach: () => {
    isBroken = true;
    // React reports every error that a boundary catches; the crash is what these stories are about.
    spyOn(console, 'error').mockImplementation(() => {});
  },
} satisfies Meta<CallBoundaryProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the room as it is',
  beforeEach: () => {
    isBroken = false;
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Layla Haddad on the stage')).toBeVisible();
    await expect(args.onCrash).not.toHaveBeenCalled();
  },
};

export const Crashed: Story = {
  name: 'A crash beside another page is said in the small window, with the way back, and leaves the page as it is [ROUTE-33] [SEC-19]',
  play: async ({ canvas, args }) => {
    const small = within(canvas.getByRole('region', { name: 'The call window stopped working' }));
    await expect(small.getByRole('alert')).toHaveTextContent('Your session is still in progress');
    await expect(small.getByRole('link', { name: 'Return to the session' })).toHaveAttribute(
      'href',
      '/provider/start-session?appointment=apt-k4x9w2m7',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: 'Session notes' })).toBeVisible();
    await expect(canvas.queryByText('This part of the page stopped working')).toBeNull();
    await expect(args.onCrash).toHaveBeenCalledOnce();
  },
};

export const Returned: Story = {
  name: 'The way back loads the room again',
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the room' }));
    await expect(await canvas.findByText('Layla Haddad on the stage')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OnItsOwnPage: Story = {
  name: 'A crash of the room on its own page is a matter of that page',
  args: { isShown: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This part of the page stopped working')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Return to the session' })).toBeNull();
    await expect(args.onCrash).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  name: 'It fits a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const small = await canvas.findByRole('region', { name: 'The call window stopped working' });
    const { left, top, right, bottom } = small.getBoundingClientRect();
    await expect(Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const small = await canvas.findByRole('region', { name: 'توقفت نافذة المكالمة عن العمل' });
    const { left, right } = small.getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth - right);
  },
};
