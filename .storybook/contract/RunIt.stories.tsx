import { Heading, Stack, VisuallyHidden } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RunPanel } from './components/RunPanel.tsx';
import { readEntries } from './model/entries.ts';
import { scenarioNamed } from './model/scenario.ts';
import type { ContractUses } from './uses-plugin.ts';

const NOTHING: ContractUses = { uses: {}, declared: {}, mocks: {}, failures: [], titles: {}, words: {} };
const entries = readEntries(NOTHING);

interface Args {
  /** Id of the operation. */
  operation: string;
  /** What the server is like. */
  scenario: string;
}

const meta = {
  title: 'Contract/Run it',
  args: { operation: 'CALL-10', scenario: 'default' },
  render: ({ operation, scenario }, { msw }) => {
    const entry = entries.find((one) => one.operation.id === operation);
    if (!entry) throw new Error(`There is no operation ${operation}`);
    return (
      <Stack as="section" gap="x2" aria-label={entry.operation.summary}>
        <Heading level={1} size="h3">
          {entry.operation.summary}
        </Heading>
        <Heading level={2}>{entry.operation.name}</Heading>
        <VisuallyHidden>
          <h3>{'Run'}</h3>
        </VisuallyHidden>
        <RunPanel key={operation + scenario} entry={entry} network={msw} scenario={scenarioNamed(scenario)} />
      </Stack>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
const outcome = (canvas: Canvas) => canvas.findByRole('region', { name: 'Result' });

export const Default: Story = {
  name: 'A call is sent as its example, and its answer can be looked through [SHOW-5]',
  args: { operation: 'CALL-9' },
  play: async ({ canvas }) => {
    await send(canvas);
    const found = await outcome(canvas);
    await expect(within(found).getByRole('status')).toHaveTextContent('200');
    await expect(within(found).getByText('items', { selector: 'span' })).toBeVisible();
  },
};

export const FieldsAreWrong: Story = {
  name: 'A field that the mock refuses says so in its place, and everything typed stays [SHOW-5] [ERROR-2]',
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText(/^phone/);
    await userEvent.clear(phone);
    await userEvent.paste('none of yours');
    await send(canvas);
    const found = await outcome(canvas);
    await expect(within(found).getByRole('status')).toHaveTextContent('VALIDATION_FAILED');
    await expect(canvas.getByLabelText(/^phone/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^phone/)).toHaveValue('none of yours');
    await userEvent.click(within(found).getByRole('link', { name: /^phone/ }));
    await expect(canvas.getByLabelText(/^phone/)).toHaveFocus();
  },
};

export const AnotherCaller: Story = {
  name: 'A visitor is refused what needs an account, in words for a visitor [API-2] [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Caller/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Visitor' }));
    await send(canvas);
    const found = await outcome(canvas);
    await expect(within(found).getByRole('status')).toHaveTextContent('401UNAUTHENTICATED');
    await expect(within(found).getByRole('alert')).toHaveTextContent('You’ve been logged out');
  },
};

export const Conflict: Story = {
  name: 'A scenario decides what the server does: here a conflict [ERROR-2]',
  args: { scenario: 'conflict' },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(within(await outcome(canvas)).getByRole('alert')).toHaveTextContent('This isn’t possible right now');
  },
};

export const NeverAnswers: Story = {
  name: 'A call that is not answered can be canceled [SEC-11]',
  args: { scenario: 'loading' },
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop waiting' }));
    const found = await outcome(canvas);
    await expect(within(found).getByRole('status')).toHaveTextContent('ABORTED');
    await expect(within(found).getByRole('alert')).toHaveTextContent('This didn’t finish');
  },
};

export const AsJson: Story = {
  name: 'The form and its JSON say the same, whichever is typed in',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Edit everything as JSON' }));
    const json = canvas.getByLabelText(/Parameters, query, and body/);
    const text = (json as HTMLTextAreaElement).value;
    await userEvent.clear(json);
    await expect(json).not.toBeInvalid();
    await userEvent.click(json);
    await userEvent.paste('{ "body": ');
    await waitFor(() => expect(json).toBeInvalid());
    await userEvent.clear(json);
    await userEvent.paste(text.replace(/"mode": "\w+"/, '"mode": "IN_PERSON"'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Edit everything as JSON' }));
    await expect(await canvas.findByRole('button', { name: /mode/ })).toHaveTextContent('IN_PERSON');
  },
};

export const Admin: Story = { args: { operation: 'CALL-6' }, globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = { args: { operation: 'CALL-6' }, globals: { locale: 'ar' } };
export const WithAFile: Story = { args: { operation: 'CALL-3' } };
