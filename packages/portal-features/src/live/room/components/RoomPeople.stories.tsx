import { make } from '@sakina/mocks';
import { Button } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { amina, layla } from '../story-help.ts';
import { RoomPeople } from './RoomPeople.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const room = (client: Partial<typeof layla>): Room =>
  make.room({
    participants: [
      { ...amina, isSelf: true },
      { ...layla, isSelf: false, ...client },
    ],
  });
const states = { here: room({}), lost: room({ lostSince: minutes(-1) }) };

const meta = {
  title: 'Provider/People of a room',
  component: RoomPeople,
  args: { room: states.here, isHost: true },
  parameters: { account: 'therapist@demo.test' },
} satisfies Meta<typeof RoomPeople>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A button loses the client’s connection, and brings it back. */
function Tunnel({ isHost = false }: { isHost?: boolean }) {
  const [isLost, setLost] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setLost(!isLost)}>
        {isLost ? 'Back' : 'Lose'}
      </Button>
      <RoomPeople room={isLost ? states.lost : states.here} isHost={isHost} />
    </>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Client · Here')).toBeVisible();
  },
};

export const ConnectionLost: Story = {
  name: 'Shows whose connection is lost, and says when it is and when it is back [SESSION-2]',
  render: ({ isHost }) => <Tunnel isHost={isHost ?? false} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lose' }));
    await expect(await canvas.findByText('Client · Connection lost')).toBeVisible();
    const said = canvas.getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent('Layla Haddad: connection lost.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Client · Here')).toBeVisible();
    await waitFor(() => expect(said).toHaveTextContent('Layla Haddad reconnected.'));
  },
};
