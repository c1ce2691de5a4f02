import { conformance, createLiveKitWorld } from '@sakina/platform/media/testing/livekit';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Consumer/Call/Through LiveKit',
  render: () => <p>A call through a server that is a part of this page.</p>,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conformance: Story = {
  name: 'Keeps what every way of calling keeps [SEC-20] [REAL-2]',
  play: async ({ step }) => {
    for (const { title, run } of conformance) await step(title, () => run(createLiveKitWorld()));
  },
};
