import { Button, Heading, Stack } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { isApiError } from '@sakina/platform/client';
import { removePaymentMethod } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmAction } from './ConfirmAction.tsx';
import type { ConfirmActionProps } from './ConfirmAction.tsx';

type Props = ConfirmActionProps<typeof removePaymentMethod>;

/** A page with the button that asks. */
function Page(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Heading level={1}>{'Cards'}</Heading>
      <div>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {'Remove…'}
        </Button>
      </div>
      <ConfirmAction
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Shared states/Confirm action',
  component: ConfirmAction<typeof removePaymentMethod>,
  args: {
    operation: removePaymentMethod,
    input: { params: { id: 'pm-xxunm8we5h' } },
    title: 'Remove Visa ending in 4242?',
    confirmLabel: 'Remove the card',
    cancelLabel: 'Keep',
    children: 'Sessions that are booked are charged to your other card.',
    done: 'Visa ending in 4242 removed',
    onClose: fn(),
    onDone: fn(),
    onRefused: fn(),
  },
  render: (args) => <Page {...args} />,
  beforeEach: ({ msw }) => msw.use(scenarios.answering(removePaymentMethod, { items: [] })),
} satisfies Meta<Props>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the question. */
async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Remove…' }));
  return within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 4242?' }));
}

export const Done: Story = {
  name: 'Makes the write, says that it is done, and closes',
  play: async ({ args }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove the card' }));
    await expect(await screen.findByText('Visa ending in 4242 removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const SafeAnswer: Story = {
  name: 'Writes nothing at the safe answer',
  play: async ({ args }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Says a failure in the question, which stays, and forgets it when asked anew',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(removePaymentMethod)),
  play: async ({ args }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove the card' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await expect(args.onRefused).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await ask()).queryByRole('alert')).toBeNull();
  },
};

export const OwnText: Story = {
  name: 'Says a refusal in the words of its caller',
  args: {
    failureText: (error) => (isApiError(error) ? 'A payment with this card is on its way.' : undefined),
  },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(removePaymentMethod)),
  play: async () => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove the card' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('A payment with this card is on its way.');
  },
};
