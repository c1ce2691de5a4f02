import { Button, Inline, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RecordDrawer } from './RecordDrawer.tsx';
import type { RecordDrawerProps } from './RecordDrawer.tsx';
import { useShownId } from './use-shown-id.ts';

/** A list of two invoices, each of which opens beside it. */
function Invoices({ onClose, children }: Pick<RecordDrawerProps, 'onClose' | 'children'>) {
  const [id, setId] = useState<string | null>(null);
  const shownId = useShownId(id);
  return (
    <Inline>
      {['INV-1001', 'INV-1002'].map((number) => (
        <Button key={number} variant="secondary" onPress={() => setId(number)}>
          {number}
        </Button>
      ))}
      <RecordDrawer
        isOpen={id !== null}
        id={shownId}
        title={`Invoice ${shownId ?? ''}`}
        onClose={() => {
          setId(null);
          onClose();
        }}
      >
        {children}
      </RecordDrawer>
    </Inline>
  );
}

const meta = {
  title: 'Shared states/Record drawer',
  component: Invoices,
  args: { onClose: fn(), children: <Text>{'One session, 120 dollars.'}</Text> },
} satisfies Meta<typeof Invoices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens one record over the list, and gives the focus back when it closes [CARE-8]',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'INV-1002' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Invoice INV-1002' });
    await expect(await within(drawer).findByText('One session, 120 dollars.')).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'INV-1001' }));
    await expect(await screen.findByRole('dialog', { name: 'Invoice INV-1001' })).toBeVisible();
  },
};
