import { NightStage } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { drawnCapture } from '@sakina/platform/media/testing';
import { DeviceCheck } from './DeviceCheck.tsx';

const meta = {
  title: 'Consumer/Device check',
  component: DeviceCheck,
  args: { choice: null, onChoose: fn(), onJoin: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof DeviceCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the browser of a story answers when it is asked for a device. */
function devices(
  answer: (wanted: MediaStreamConstraints) => Promise<MediaStream>,
  permission: PermissionState = 'prompt',
) {
  const asked = spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((wanted = {}) => answer(wanted));
  spyOn(navigator.permissions, 'query').mockResolvedValue({ state: permission } as PermissionStatus);
  spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(
    (['audioinput', 'videoinput', 'audiooutput'] as const).map(
      (kind) => ({ kind, deviceId: `${kind}-1`, groupId: '', label: `Built-in ${kind}` }) as MediaDeviceInfo,
    ),
  );
  return asked;
}
const refusing =
  (name: string, message = 'No.', permission?: PermissionState) =>
  () => {
    devices(() => Promise.reject(new DOMException(message, name)), permission);
  };

let drawn: ReturnType<typeof drawnCapture>;
let asked: ReturnType<typeof devices>;
const working = () => {
  drawn = drawnCapture();
  asked = devices(
    async ({ video }) => new MediaStream([await drawn.capture.open(video ? 'camera' : 'microphone', { on: true })]),
  );
};

export const Default: Story = {
  name: 'Asks for nothing before it is pressed, then shows picture, level and lists [ROUTE-14]',
  beforeEach: () => {
    working();
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: /Audio and video/ })).toBeChecked();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Test my devices' }));
    await expect(await canvas.findByRole('group', { name: 'Microphone' })).toBeVisible();
    await expect(await canvas.findByLabelText('Preview')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Play a test sound' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledWith({ way: 'video' });
  },
};

export const VoiceAlone: Story = {
  name: 'Does not ask for the camera of someone who joins by voice [ROUTE-14]',
  beforeEach: () => {
    working();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Audio only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Test my devices' }));
    await canvas.findByRole('group', { name: 'Microphone' });
    const { calls } = (navigator.mediaDevices.getUserMedia as ReturnType<typeof fn>).mock;
    await expect(calls.every(([wanted]) => !('video' in (wanted as object)))).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: /Text only/ }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Microphone' })).toBeNull());
    await expect(drawn.liveTracks()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledWith({ way: 'text' });
  },
};

/** A refusal, and the words for it. */
function failing(name: string, words: RegExp, beforeEach: () => void): Story {
  return {
    name,
    beforeEach,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Audio only/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Test my devices' }));
      await expect(await canvas.findByText('Your microphone isn’t working')).toBeVisible();
      await expect(canvas.getByText(words)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue without it' }));
      await expect(canvas.getByRole('radio', { name: /Text only/ })).toBeChecked();
    },
  };
}

export const Denied = failing(
  'Says where the browser’s own control is when it refuses',
  /Select the icon next to the address bar/,
  refusing('NotAllowedError', 'Permission denied', 'denied'),
);
export const DeniedBySystem = failing(
  'Names the system’s settings when the system refuses',
  /your system’s privacy settings/,
  refusing('NotAllowedError', 'Permission denied by system', 'granted'),
);
export const Dismissed = failing(
  'Does not call it refused when the question was closed',
  /Try again to be asked/,
  refusing('NotAllowedError', 'Permission dismissed', 'prompt'),
);
export const NoDevice = failing(
  'Says that none was found, and lets join without it',
  /None found/,
  refusing('NotFoundError'),
);
export const InUse = failing(
  'Says that another program has it',
  /Another program is using it/,
  refusing('NotReadableError'),
);
export const NotSecure = failing(
  'Says that the address does not allow it',
  /can’t be used on this page/,
  refusing('SecurityError'),
);

export const Unplugged: Story = {
  name: 'Says when a device stops while it is tried',
  beforeEach: () => {
    working();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test my devices' }));
    await canvas.findByLabelText('Preview');
    drawn.unplug('camera');
    await expect(await canvas.findByText('Your camera isn’t working')).toBeVisible();
    await expect(canvas.getByText(/It was unplugged or stopped/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Reads from right to left',
  globals: { locale: 'ar' },
  beforeEach: refusing('NotAllowedError', 'Permission denied', 'denied'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تجربة أجهزتي' }));
    await expect(await canvas.findByText('الكاميرا لا تعمل')).toBeVisible();
  },
};

export const MakesNoCalls: Story = {
  name: 'Says that this browser makes no calls, leaves writing, and names the ways to talk [ROUTE-14]',
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'RTCPeerConnection');
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    return () => {
      if (known) Object.defineProperty(globalThis, 'RTCPeerConnection', known);
    };
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This browser doesn’t support calls')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Text only/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(args.onChoose).toHaveBeenCalledWith({ way: 'text' });
  },
};
