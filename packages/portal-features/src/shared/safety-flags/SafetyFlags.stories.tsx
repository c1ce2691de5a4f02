import { PINNED_NOW, make, scenarios } from '@sakina/mocks';
import { acknowledgeFlag, listMeasureFlags } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SafetyFlags } from './SafetyFlags.tsx';

const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();

const meta = {
  title: 'Shared states/Answers about self-harm',
  component: SafetyFlags,
  parameters: { account: 'therapist@demo.test' },
} satisfies Meta<typeof SafetyFlags>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An answer about self-harm stands first until somebody says what was done [CARE-2]',
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'One client needs you to look first' }));
    await expect(first.getByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(first.getByText(/self-harm: several days/)).toBeVisible();
    await expect(first.getByText(/^Answered Yesterday, 10:48/)).toBeVisible();
    await waitFor(() => expect(first.queryByText('Looking for the telephone number')).toBeNull());
    await userEvent.click(first.getByRole('button', { name: 'Safety plan of Fatima Zahra Benali' }));
    await expect(await first.findByText(/safety plan/i, { selector: 'p' })).toBeVisible();

    await userEvent.click(first.getByRole('button', { name: 'I have seen it: Fatima Zahra Benali' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep and mark as seen' }));
    const notes = await dialog.findByRole('textbox', { name: /What was done/ });
    await expect(notes).toHaveFocus();
    await expect(dialog.getByText('Write what was done, even if it is a few words.')).toBeVisible();
    await userEvent.type(notes, 'Called her. Safe tonight; her mother is with her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep and mark as seen' }));
    const seen = await canvas.findByText('Seen: Fatima Zahra Benali');
    await expect(seen).toBeVisible();
    await expect(canvas.getByText(/Called her\. Safe tonight/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(seen));
  },
};

export const SeenElsewhere: Story = {
  name: 'Says who has marked an answer as seen meanwhile, and keeps what was typed in sight [CARE-2]',
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.conflict(acknowledgeFlag, {
        code: 'FLAG_ACKNOWLEDGED',
        details: { byName: 'Dr. Yusuf Kaya', at: minutes(-5) },
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have seen it: Fatima Zahra Benali' }));
    const dialog = within(await screen.findByRole('dialog'));
    const notes = await dialog.findByRole('textbox', { name: /What was done/ });
    await userEvent.type(notes, 'Called her.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep and mark as seen' }));
    await expect(await dialog.findByText('Dr. Yusuf Kaya has marked this as seen already')).toBeVisible();
    await expect(notes).toHaveValue('Called her.');
  },
};

export const WithoutNumber: Story = {
  name: 'Reads the safety plan that a client shares, and says where no number is on file [CARE-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listMeasureFlags, { items: [make.measure()] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Safety plan of Layla Haddad' }));
    await expect(await canvas.findByText('I stop answering my sister.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Safety plan of Layla Haddad' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};
