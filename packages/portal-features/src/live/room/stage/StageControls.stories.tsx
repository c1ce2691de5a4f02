import { Button, NightStage } from '@sakina/design-system';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useEffect, useState } from 'react';
import styled from 'styled-components';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { StagePart } from '../window/StagePart.tsx';
import { StageControls } from './StageControls.tsx';
import type { StageControlsProps } from './StageControls.tsx';
import { callOf, joined, NAMES } from './story-help.ts';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const heading = createRef<HTMLHeadingElement>();

let call: ScriptedRoom;
let showAnotherPage: (isAnother: boolean) => void;

/** The bar of a call in the window of its room, which another page makes small. */
function InRoom(props: StageControlsProps) {
  const [isFloating, setFloating] = useState(false);
  useEffect(() => {
    showAnotherPage = setFloating;
  }, []);
  return (
    <NightStage>
      <Page>
        <RoomWindow
          isFloating={isFloating}
          title="Session with Layla Haddad"
          headingRef={heading}
          tabs={[]}
          end={<Button variant="secondary">{'Leave the room'}</Button>}
        >
          <StagePart title="Call" isCall>
            <StageControls {...props} call={call} seats={call.snapshot().seats} />
          </StagePart>
        </RoomWindow>
      </Page>
    </NightStage>
  );
}

const meta = {
  title: 'Consumer/Call, controls of the stage',
  component: StageControls,
  args: {
    call: callOf(),
    seats: [],
    nameOf: (id: string) => NAMES[id] ?? id,
    floats: null,
    captions: { isOn: false, change: fn() },
    keys: { isOn: true, onChange: fn() },
    isSharing: false,
    onSwitch: fn(),
    onDevice: fn(),
    onCover: fn(),
    onLeave: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    call = await joined(callOf());
  },
  render: (args) => <InRoom {...args} />,
} satisfies Meta<typeof StageControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Switches devices, captions and the cover, and leaves the call from behind More',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Microphone', pressed: true }));
    await expect(args.onSwitch).toHaveBeenCalledWith('microphone', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Captions', pressed: false }));
    await expect(args.captions?.change).toHaveBeenCalledWith(true);
    const more = canvas.getByRole('button', { name: 'More', expanded: false });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the call' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const BesideAPage: Story = {
  name: 'A device menu that stands open closes where the room becomes a small window',
  play: async ({ canvas }) => {
    // What is open beside a button closes when the page scrolls, so the focus does not scroll it.
    (await canvas.findByRole('button', { name: 'Video settings' })).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Video settings' });
    showAnotherPage(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Camera' })).toBeVisible();
    showAnotherPage(false);
    await expect(await canvas.findByRole('button', { name: 'Video settings' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const MoreBesideAPage: Story = {
  name: 'What More has unfolded goes where the room becomes a small window',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    const devices = await canvas.findByRole('button', { name: 'Microphone, speaker, and camera' });
    showAnotherPage(true);
    await waitFor(() => expect(devices).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toBeVisible();
  },
};

export const Sharing: Story = {
  name: 'Whoever shares their screen stops it here; who cannot cover their screen has no button for it',
  args: { isSharing: true },
  render: (args) => <InRoom {...args} onCover={undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share screen', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cover' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
