import { allOperations } from '@sakina/platform/contract/table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import found from 'virtual:contract-uses';
import { OperationsPage } from './components/OperationsPage.tsx';
import { DETAIL_TABS } from './components/OperationDetail.tsx';
import { scenarioNamed } from './model/scenario.ts';

interface Args {
  /** Id of an operation, such as `CALL-10`; an address can name it: `&args=operation:CALL-10`. */
  operation?: string;
  /** The view that is open at first. */
  tab?: (typeof DETAIL_TABS)[number];
}

const meta = {
  title: 'Contract/Operations',
  parameters: { layout: 'fullscreen' },
  argTypes: { operation: { control: 'text' }, tab: { control: 'select', options: DETAIL_TABS } },
  render: (args, { msw, globals }) => (
    <OperationsPage
      key={JSON.stringify(args)}
      {...args}
      found={found}
      network={msw}
      scenario={scenarioNamed(globals['scenario'])}
    />
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sets the value at once: typing letter by letter would render the whole list each time. */
async function look(field: HTMLElement, words: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.paste(words);
}

/** The page itself, which links lead to; without interaction. */
export const Default: Story = {};

export const Finding: Story = {
  name: 'Every operation is listed, counted and found [SHOW-5]',
  play: async ({ canvas }) => {
    // By label: a role query over two hundred operations takes seconds.
    const list = await canvas.findByLabelText('Operations found');
    await expect(list.querySelectorAll('button').length).toBe(allOperations.length);
    await look(canvas.getByPlaceholderText(/SLOT_TAKEN/), 'SLOT_TAKEN appointments.create');
    await userEvent.click(within(list).getByRole('button', { name: /Books a time with a provider/ }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Books a time with a provider.' })).toHaveFocus();
    await expect(
      canvas.getByText(
        'Idempotent with the same Idempotency-Key: one effect, and the first response is returned again.',
      ),
    ).toBeVisible();
    await expect(canvas.getAllByText('reasonForVisit')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(within(list).getByRole('button', { name: /Books a time with a provider/ })).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await look(await canvas.findByPlaceholderText(/SLOT_TAKEN/), 'no such call');
    await expect(canvas.getByRole('heading', { name: 'No matching operations' })).toBeVisible();
    await expect(canvas.getByText(/operations of/)).toHaveTextContent(`0 operations of ${allOperations.length}`);
  },
};

export const FromAnAddress: Story = {
  name: 'An address opens an operation at its failures, in the words of their reader [SHOW-5] [ERROR-2]',
  args: { operation: 'CALL-13', tab: 'failures' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: /Failures/ });
    await expect(within(panel).getByText('NOT_CANCELLABLE')).toBeVisible();
    await expect(within(panel).getAllByText('This isn’t possible right now')[0]).toBeVisible();
  },
};

export const Example: Story = { args: { operation: 'CALL-10', tab: 'example' } };
export const UsedBy: Story = {
  args: { operation: 'CALL-10', tab: 'uses' },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'Used by' });
    await expect(
      within(panel).getByText('packages/portal-features/src/care/booking/components/use-booking-attempt.ts'),
    ).toBeVisible();
    await expect(within(panel).getByText('mocks/src/handlers/appointments.ts')).toBeVisible();
  },
};

export const Admin: Story = { args: { operation: 'CALL-10' }, globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = { args: { operation: 'CALL-10' }, globals: { locale: 'ar' } };
export const Phone: Story = {
  args: { operation: 'CALL-10' },
  globals: { viewport: { value: 'phone' } },
};
