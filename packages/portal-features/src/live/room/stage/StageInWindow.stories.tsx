import { Button, NightStage } from '@sakina/design-system';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { amina, callOf, joined, NAMES } from './story-help.ts';
import { Stage } from './Stage.tsx';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const heading = createRef<HTMLHeadingElement>();

let call: ScriptedRoom;
let reading: unknown;

const HEADSET: readonly [MediaDeviceKind, string, string][] = [
  ['audioinput', 'headset-mic', 'Headset'],
  ['audiooutput', 'headset-out', 'Headset'],
];
const BUILT_IN: typeof HEADSET = [
  ['audioinput', 'default', 'Default'],
  ['audioinput', 'mic', 'Built-in microphone'],
  ['audiooutput', 'default', 'Default'],
  ['videoinput', 'webcam', 'Webcam'],
  ['videoinput', 'desk', 'Desk camera'],
];

/** What the browser of a story has plugged in from now on. */
function plug(devices: typeof HEADSET): void {
  reading = spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(
    devices.map(([kind, deviceId, label]) => ({ kind, deviceId, groupId: '', label }) as MediaDeviceInfo),
  );
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
}

const meta = {
  title: 'Consumer/Call/In the window of the room',
  component: Stage,
  args: { call: callOf(), nameOf: (id: string) => NAMES[id] ?? id, onLeave: fn(), onRetry: fn(), onDevice: fn() },
  render: (args) => (
    <NightStage>
      <Page>
        <RoomWindow
          title="Session with Dr. Amina Rahman"
          headingRef={heading}
          tabs={[]}
          end={<Button variant="secondary">{'Leave the room'}</Button>}
        >
          <Stage {...args} call={call} />
        </RoomWindow>
      </Page>
    </NightStage>
  ),
  beforeEach: async () => {
    plug(BUILT_IN);
    call = await joined(callOf());
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const own = (canvas: Canvas) => canvas.findByRole('figure', { name: 'Layla Haddad (you)' });

async function choose(canvas: Canvas, item: string): Promise<void> {
  await userEvent.click(within(await own(canvas)).getByRole('button', { name: 'Your video' }));
  await userEvent.click(
    await screen.findByRole(/left|right/.test(item) ? 'menuitemradio' : 'menuitem', { name: item }),
  );
}

export const Default: Story = {
  name: 'The other one fills the stage, the own picture lies in its corner, and the connection is in the bar above',
  play: async ({ canvas }) => {
    const [large, small] = [await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' }), await own(canvas)];
    const area = (element: HTMLElement) => element.clientWidth * element.clientHeight;
    await expect(area(small) / area(large)).toBeLessThanOrEqual(0.18);
    await expect(canvas.getByTitle('Good connection')).toBeVisible();
    call.seat({ ...amina, quality: 'poor', qualityReason: 'own-download' });
    await expect(await canvas.findByTitle('Weak connection')).toBeVisible();
    call.play({ state: 'reconnecting' });
    await expect(await canvas.findByTitle('Connection lost')).toBeVisible();
  },
};

export const Corners: Story = {
  name: 'The own picture goes to another corner by its menu, and can be hidden and shown again',
  play: async ({ canvas }) => {
    await choose(canvas, 'Top left');
    await expect(await own(canvas)).toHaveAttribute('data-corner', 'top-start');
    await choose(canvas, 'Hide from me');
    const show = await canvas.findByRole('button', { name: 'Show my video' });
    await waitFor(() => expect(show).toHaveFocus());
    await expect(canvas.queryByRole('figure', { name: 'Layla Haddad (you)' })).toBeNull();
    await userEvent.click(show);
    const menu = within(await own(canvas)).getByRole('button', { name: 'Your video' });
    await waitFor(() => expect(menu).toHaveFocus());
    await choose(canvas, 'Bottom right');
    await expect(await own(canvas)).toHaveAttribute('data-corner', 'bottom-end');
  },
};

export const Dragged: Story = {
  name: 'The own picture is dragged into the nearest corner',
  play: async ({ canvas }) => {
    const tile = await own(canvas);
    const { left, top, width, height } = tile.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: tile, coords: middle },
      { target: tile, coords: { clientX: 120, clientY: 120 } },
      { keys: '[/MouseLeft]', target: tile, coords: { clientX: 120, clientY: 120 } },
    ]);
    await waitFor(() => expect(tile).toHaveAttribute('data-corner', 'top-start'));
    await choose(canvas, 'Bottom right');
  },
};

/** What is open beside a button closes when the page scrolls, so the focus does not scroll it. */
async function openSettings(canvas: Canvas, name: string): Promise<void> {
  (await canvas.findByRole('button', { name })).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
}

export const AudioSettings: Story = {
  name: 'Another microphone and speaker are chosen beside the switch; one that is plugged in or taken away meanwhile is seen',
  play: async ({ canvas, args }) => {
    await openSettings(canvas, 'Audio settings');
    const settings = within(await screen.findByRole('dialog', { name: 'Audio settings' }));
    const level = await settings.findByRole('meter', { name: 'Microphone level' });
    await waitFor(() => expect(level).toBeVisible());
    await userEvent.click(settings.getByRole('radio', { name: 'Built-in microphone' }));
    await waitFor(() => expect(args.onDevice).toHaveBeenCalledWith('microphone', 'mic'));
    await expect(settings.getByRole('radio', { name: 'Built-in microphone' })).toBeChecked();
    plug([...BUILT_IN, ...HEADSET]);
    const microphones = within(settings.getByRole('radiogroup', { name: 'Microphone' }));
    await userEvent.click(await microphones.findByRole('radio', { name: 'Headset' }));
    await waitFor(() => expect(args.onDevice).toHaveBeenCalledWith('microphone', 'headset-mic'));
    await userEvent.click(
      within(settings.getByRole('radiogroup', { name: 'Speaker' })).getByRole('radio', { name: 'Headset' }),
    );
    await waitFor(() => expect(call.using('speaker')).toBe('headset-out'));
    plug(BUILT_IN);
    call.unplug('microphone');
    await waitFor(() => expect(microphones.queryByRole('radio', { name: 'Headset' })).toBeNull());
    await expect(microphones.getByRole('radio', { name: 'Default' })).toBeChecked();
    // What is heard goes on by the speaker that is left.
    await waitFor(() => expect(call.using('speaker')).toBe('default'));
  },
};

export const TakenAway: Story = {
  name: 'A device that is taken away while its menu is open hands the focus on to the one that is used instead',
  play: async ({ canvas }) => {
    await openSettings(canvas, 'Audio settings');
    const settings = within(await screen.findByRole('dialog', { name: 'Audio settings' }));
    const microphones = within(await settings.findByRole('radiogroup', { name: 'Microphone' }));
    await userEvent.click(microphones.getByRole('radio', { name: 'Built-in microphone' }));
    await waitFor(() => expect(microphones.getByRole('radio', { name: 'Built-in microphone' })).toBeChecked());
    await expect(microphones.getByRole('radio', { name: 'Built-in microphone' })).toHaveFocus();
    plug(BUILT_IN.filter(([, deviceId]) => deviceId !== 'mic'));
    call.unplug('microphone');
    await waitFor(() => expect(microphones.queryByRole('radio', { name: 'Built-in microphone' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Audio settings' })).toBeVisible();
    await waitFor(() => expect(microphones.getByRole('radio', { name: 'Default' })).toHaveFocus());
    await expect(microphones.getByRole('radio', { name: 'Default' })).toBeChecked();
  },
};

export const VideoSettings: Story = {
  name: 'The camera is chosen with the own picture as in a mirror; off, it says so',
  play: async ({ canvas, args }) => {
    await openSettings(canvas, 'Video settings');
    const settings = within(await screen.findByRole('dialog', { name: 'Video settings' }));
    const mirror = await settings.findByLabelText('Your video, as in a mirror');
    await waitFor(() => expect(mirror).toBeVisible());
    await userEvent.click(await settings.findByRole('radio', { name: 'Desk camera' }));
    await waitFor(() => expect(args.onDevice).toHaveBeenCalledWith('camera', 'desk'));
    await call.set('camera', false);
    await expect(await settings.findByText('Your camera is off. Turn it on to see yourself.')).toBeVisible();
  },
};

export const Offer: Story = {
  name: 'A headset that is plugged in is offered over the stage, as one',
  play: async ({ canvas, args }) => {
    await own(canvas);
    // Only what comes after the first reading is new.
    await waitFor(() => expect(reading).toHaveBeenCalled());
    plug([...BUILT_IN, ...HEADSET]);
    await expect(await canvas.findByText('Headset is connected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await waitFor(() => expect(args.onDevice).toHaveBeenCalledTimes(2));
    await expect([call.using('microphone'), call.using('speaker')]).toEqual(['headset-mic', 'headset-out']);
    await expect(canvas.queryByText('Headset is connected')).toBeNull();
  },
};

/**
 * Has the browser of a story float a window, which is a frame of its page. @param play Told once it shows the other
 * one.
 */
async function floated(canvas: Canvas, play: (shown: Window) => Promise<void>): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = 'Floating window';
  document.body.append(frame);
  const shown = frame.contentWindow as Window;
  // The browser’s own stands on the prototype of the window, and comes back when this one is taken away.
  Object.defineProperty(window, 'documentPictureInPicture', {
    configurable: true,
    value: { requestWindow: async () => shown },
  });
  try {
    await own(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Dr. Amina Rahman in a floating window' }));
    await waitFor(() => expect(shown.document.querySelector('video')?.srcObject).toBeTruthy());
    await play(shown);
  } finally {
    delete (window as { documentPictureInPicture?: unknown }).documentPictureInPicture;
    frame.remove();
  }
}

export const Floating: Story = {
  name: 'The other one is kept in sight in a floating window, where the browser has them',
  play: async ({ canvas }) =>
    floated(canvas, async (shown) => {
      await expect(shown.document.title).toBe('Dr. Amina Rahman');
      await userEvent.click(canvas.getByRole('button', { name: 'Close the floating window' }));
      await expect(await canvas.findByRole('button', { name: /in a floating window$/ })).toBeVisible();
      await expect(shown.document.querySelector('video')?.srcObject ?? null).toBeNull();
    }),
};

export const FloatingWithoutPicture: Story = {
  name: 'A floating window stays with a name while there is no picture, and one that the browser closed can be opened again',
  play: async ({ canvas }) =>
    floated(canvas, async (shown) => {
      call.seat({ ...amina, tracks: [], quality: 'lost' });
      await waitFor(() => expect(shown.document.body).toHaveTextContent('Dr. Amina Rahman'));
      await expect(shown.document.querySelector('video')).toBeNull();
      call.seat(amina);
      await waitFor(() => expect(shown.document.querySelector('video')?.srcObject).toBeTruthy());
      shown.dispatchEvent(new Event('pagehide'));
      await expect(await canvas.findByRole('button', { name: /in a floating window$/ })).toBeVisible();
    }),
};

export const Phone: Story = {
  name: 'On a phone the devices are in the list under More',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await own(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Microphone, speaker, and camera' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Microphone' })).toBeVisible();
  },
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await openSettings(canvas, 'إعدادات الصورة');
    const cameras = await screen.findByRole('radiogroup', { name: 'الكاميرا' });
    // The popover is placed in the frame after it was drawn.
    await waitFor(() => expect(cameras).toBeVisible());
  },
};
