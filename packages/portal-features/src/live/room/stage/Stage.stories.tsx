import { createScriptedRoom } from '@sakina/platform/media/scripted';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import { NightStage } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { amina, callOf, joined, NAMES, track } from './story-help.ts';
import { Stage } from './Stage.tsx';

let call: ScriptedRoom;
const meta = {
  title: 'Consumer/Call',
  component: Stage,
  args: { call: createScriptedRoom(), nameOf: (id: string) => NAMES[id] ?? id, onLeave: fn(), onRetry: fn() },
  render: (args) => (
    <NightStage>
      <Stage {...args} call={call} />
    </NightStage>
  ),
  beforeEach: async () => {
    call = await joined(callOf());
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows both faces, and says of the own microphone what the others hear [CARE-8]',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Layla Haddad (you)' })).toBeVisible();
    const microphone = canvas.getByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(microphone);
    await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'false'));
    await expect(canvas.getByText('Microphone off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the call' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Joining: Story = {
  name: 'Says that it connects, and after ten seconds what is tried [SEC-13]',
  beforeEach: () => {
    call = createScriptedRoom();
    call.play({ state: 'connecting' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connecting audio and video…')).toBeVisible();
  },
};

export const PartnerLost: Story = {
  name: 'Names the one who is coming back, and for how long',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.seat({ ...amina, quality: 'lost' });
    await expect(await canvas.findByText(/^Dr. Amina Rahman is coming back \(\d+ seconds?\)$/)).toBeVisible();
    await expect(canvas.getByText('Connection lost')).toBeVisible();
    call.seat({ ...amina, quality: 'good' });
    await waitFor(() => expect(canvas.queryByText(/is coming back/)).toBeNull());
  },
};

export const OwnLost: Story = {
  name: 'Says that the own connection is interrupted and that nothing needs to be done',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.play({ state: 'reconnecting' });
    await expect(await canvas.findByText('Reconnecting…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toBeEnabled();
  },
};

export const Strained: Story = {
  name: 'Says in words whose connection is slow',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.seat({ ...amina, quality: 'poor', qualityReason: 'own-upload' });
    await expect(await canvas.findByText(/Your connection is too slow for your video/)).toBeVisible();
    await expect(canvas.getByText('Weak connection')).toBeVisible();
  },
};

export const HeldSound: Story = {
  name: 'Offers one button where the browser holds the sound back',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.play({ canHear: false });
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on audio' }));
    await waitFor(() => expect(canvas.queryByText('Your browser is blocking audio')).toBeNull());
  },
};

export const Unplugged: Story = {
  name: 'Says which device stopped, and takes another one',
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.unplug('camera');
    await expect(await canvas.findByText('Your camera isn’t working')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Your camera isn’t working')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'true');
  },
};

let closings = 0;
export const SharingClosed: Story = {
  name: 'Says nothing when the picker of a screen is closed, and shares the next time',
  beforeEach: async () => {
    closings = 0;
    call = await joined(callOf({ picker: () => ((closings += 1) < 3 ? 'cancelled' : 'sharing') }));
  },
  play: async ({ canvas }) => {
    const share = await canvas.findByRole('button', { name: 'Share screen' });
    for (let time = 0; time < 2; time += 1) await userEvent.click(share);
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(share);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(share).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Full: Story = {
  name: 'Says that the call holds no one more, and lets try again',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    call.play({ state: 'lost', failure: { at: 'access', why: 'full' } });
    await expect(await canvas.findByText('The call is full')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Circle: Story = {
  name: 'Keeps everyone in their place when someone speaks or shares',
  play: async ({ canvas }) => {
    call.seat({ id: 'noah', tracks: [track('noah', 'microphone'), track('noah', 'screen')] });
    await canvas.findByRole('figure', { name: 'Noah Reyes’s screen' });
    const order = () => canvas.getAllByRole('figure').map((tile) => tile.getAttribute('aria-label'));
    const before = order();
    call.seat({ id: 'noah', speaking: true, level: 0.5 });
    await canvas.findByText('Speaking');
    await expect(order()).toEqual(before);
  },
};

export const RightToLeft: Story = {
  name: 'Reads from right to left',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'مغادرة المكالمة' })).toBeVisible();
    call.seat({ ...amina, quality: 'lost' });
    await expect(await canvas.findByText(/تُنتظر عودة/)).toBeVisible();
  },
};

export const Covers: Story = {
  name: 'Covers the page and every name at once, mutes, and brings back what was on before [CARE-8]',
  args: { onCover: fn() },
  beforeEach: async () => {
    call = await joined(callOf());
    await call.set('camera', false);
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }));
    const cover = within(await screen.findByRole('dialog', { name: 'Screen covered' }));
    await waitFor(() => expect(cover.getByRole('button', { name: 'Show again' })).toHaveFocus());
    const { innerWidth, innerHeight } = window;
    await expect(screen.getByRole('dialog').getBoundingClientRect()).toMatchObject({
      width: innerWidth,
      height: innerHeight,
    });
    await expect(args.onCover).toHaveBeenLastCalledWith(true);
    const own = (source: string) =>
      call
        .snapshot()
        .seats.find(({ isSelf }) => isSelf)
        ?.tracks.find((track) => track.source === source)?.muted ?? true;
    await waitFor(() => expect(own('microphone')).toBe(true));
    await userEvent.click(cover.getByRole('button', { name: 'Show again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(own('microphone')).toBe(false));
    await expect(own('camera')).toBe(true);
    await expect(args.onCover).toHaveBeenLastCalledWith(false);
  },
};

export const Keys: Story = {
  name: 'Takes keys with their modifiers, never a letter that is typed, and not once they are turned off [CARE-8]',
  args: { onCover: fn() },
  play: async ({ canvas }) => {
    const microphone = await canvas.findByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await waitFor(() => expect(microphone).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('a');
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Microphone, speaker, and camera' }));
    await expect(await canvas.findByText('Your microphone is off. Turn it on to see its level.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Call shortcuts' }));
    await expect(await canvas.findByText('Ctrl (or Cmd) + Shift + X')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Use these shortcuts' }));
    await userEvent.keyboard('{Control>}{Shift>}a{/Shift}{/Control}');
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('switch', { name: 'Use these shortcuts' }));
    await userEvent.keyboard('{Control>}{Shift>}x{/Shift}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Show again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
