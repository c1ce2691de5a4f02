import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallButton, CallControls, NightStage, Popover } from '@sakina/design-system';
import type { CallControl, CallControlsProps } from '@sakina/design-system';

const change = { microphone: fn(), camera: fn(), share: fn(), captions: fn() };
const KINDS: readonly CallControl[] = ['microphone', 'camera', 'share', 'captions'];

/** A call that does what it is asked. */
function Call(args: CallControlsProps) {
  const [on, setOn] = useState<Record<string, boolean>>({});
  const switches = Object.fromEntries(
    KINDS.flatMap((kind) => {
      const given = args.switches[kind];
      if (!given) return [];
      const onChange = (isOn: boolean) => {
        given.onChange(isOn);
        setOn((before) => ({ ...before, [kind]: isOn }));
      };
      return [[kind, { ...given, isOn: on[kind] ?? given.isOn, onChange }]];
    }),
  );
  return <CallControls {...args} switches={switches} />;
}

const meta = {
  title: 'Design system/Live/CallControls',
  component: CallControls,
  tags: ['autodocs'],
  args: {
    switches: {
      microphone: { isOn: true, onChange: change.microphone },
      camera: { isOn: true, onChange: change.camera },
      share: { isOn: false, onChange: change.share },
      captions: { isOn: false, onChange: change.captions },
    },
    onLeave: fn(),
  },
  render: (args) => <Call {...args} />,
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof CallControls>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says of each switch whether it is on [CARE-8]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Call controls' })).toBeVisible();
    const microphone = canvas.getByRole('button', { name: 'Microphone' });
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(microphone);
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    await expect(microphone).toHaveAttribute('data-word', 'Off');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Camera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Captions' })).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** The bar of a room, which folds what is pressed more rarely, and a button of the room beside it. */
function Folding(args: CallControlsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Call {...args} more={{ isOpen, onChange: setOpen }} />
      <CallButton count={3}>
        <span>People and chat</span>
      </CallButton>
    </>
  );
}

export const Folded: Story = {
  name: 'Folds what is pressed more rarely away until it is asked for',
  render: (args) => <Folding {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Leave' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    // The number is for the eye: what is new is said by itself.
    await expect(canvas.getByRole('button', { name: 'People and chat' })).toHaveTextContent('3');
  },
};

export const FoldedOnAPhone: Story = {
  name: 'On a phone, sharing and the cover are folded away as well',
  args: { onCover: fn() },
  render: (args) => <Folding {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    for (const name of ['Microphone', 'Camera', 'Captions', 'More'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share screen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Share screen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cover' }));
    await expect(args.onCover).toHaveBeenCalledOnce();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const VoiceOnly: Story = {
  args: { switches: { microphone: { isOn: false, onChange: change.microphone } }, leaveLabel: 'Leave the room' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Leave the room' })).toBeVisible();
  },
};

export const Disabled: Story = {
  args: {
    switches: {
      microphone: { isOn: false, onChange: change.microphone, isDisabled: true },
      camera: { isOn: false, onChange: change.camera, isDisabled: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeEnabled();
  },
};

export const Menus: Story = {
  name: 'What else there is to choose opens beside its switch, in the order of the keys [CARE-8]',
  args: {
    switches: {
      microphone: {
        isOn: true,
        onChange: change.microphone,
        menu: {
          label: 'Audio settings',
          around: (trigger) => (
            <Popover trigger={trigger} title="Audio settings">
              {'Another microphone'}
            </Popover>
          ),
        },
      },
      camera: { isOn: true, onChange: change.camera },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Microphone' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const menu = canvas.getByRole('button', { name: 'Audio settings' });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Audio settings' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const LongText: Story = { args: { leaveLabel: 'Leave the room and come back later' } };
export const OnAPage: Story = { decorators: [(Story) => <Story />] };
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'الكاميرا' })).toHaveFocus();
  },
};
