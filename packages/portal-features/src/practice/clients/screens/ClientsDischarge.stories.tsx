import { scenarios } from '@sakina/mocks';
import {
  createInvitation,
  dischargeClient,
  getClient,
  listConversations,
  listMessages,
  updateConversation,
} from '@sakina/platform/contract';
import { ClientsScreen } from '@sakina/portal-features/practice/clients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DEFAULT_QUERY } from '../model/query.ts';
import { account, dialogNamed, opened, otherTab, WithAddress, layla, noah } from '../story-help.tsx';

const meta = {
  title: 'Provider/Clients/Discharge and invitations',
  component: ClientsScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { query: DEFAULT_QUERY, onQueryChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof ClientsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DischargeByAnImam: Story = {
  name: 'An imam ends care in the words of pastoral care: no scores, no treatment [CALL-19] [CARE-2]',
  parameters: { account: 'imam@demo.test' },
  args: { query: opened(layla, 'discharge') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Course of care/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Focus of care/ })).toBeVisible();
    await expect(canvas.queryByText(/scores|questionnaires|treatment|Presenting/i)).toBeNull();
  },
};

/** Dr. Rahman reads Noah's waiting message in another tab. */
async function readNoahsMessage() {
  const tab = otherTab();
  const { items } = await tab.call(listConversations, {});
  const { id } = items.find(({ client }) => client.id === noah) ?? { id: '' };
  const { items: messages } = await tab.call(listMessages, { params: { id } });
  const [latest] = messages;
  if (latest) await tab.call(updateConversation, { params: { id }, body: { readUpTo: latest.id } });
}

export const MessageWaits: Story = {
  name: 'A message that is not read holds up the end of care [CALL-19]',
  args: { query: opened(noah, 'discharge') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Unread message from the client' })).toHaveAttribute(
      'href',
      `/provider/messages?client=${noah}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Discharge…' }));
    await expect(await canvas.findByText(/read the message/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const DischargesAndReadmits: Story = {
  name: 'Care ends after what blocks it is settled, its effects are said, and the client can be readmitted [CALL-19]',
  args: { query: opened(noah, 'discharge') },
  beforeEach: readNoahsMessage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Before you can discharge')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Upcoming session: Tomorrow/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Course of treatment and interventions/ })).toHaveValue(
      '2 sessions since October 26, 2026.',
    );
    const submit = canvas.getByRole('button', { name: 'Discharge…' });
    await userEvent.click(submit);
    const callsOff = canvas.getByRole('checkbox', { name: 'Cancel the upcoming session at no charge' });
    await waitFor(() => expect(callsOff).toHaveFocus());
    await userEvent.click(callsOff);
    await userEvent.click(canvas.getByRole('button', { name: /Reason for discharge/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lost contact' }));
    await userEvent.click(submit);
    const result = canvas.getByRole('textbox', { name: 'Outcome' });
    await waitFor(() => expect(result).toHaveFocus());
    await userEvent.type(result, 'No answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add attempt' }));
    await expect(await canvas.findByText(/phone: .*No answer/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /In the client’s own words/ }), 'I sleep again.');
    await userEvent.click(submit);
    const question = await dialogNamed('Discharge Noah Bergström?', 'alertdialog');
    await expect(question.getByText(/1 session is canceled at no charge\./)).toBeVisible();
    await expect(question.getByText(/^The client is notified. Their dashboard says that care has ended/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Discharge' }));
    const readmit = await canvas.findByRole('button', { name: 'Readmit' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Noah Bergström' })).toHaveFocus());
    await expect(canvas.getByText(/In the client’s words: .*I sleep again/)).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Discharge' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(await canvas.findByText('Emergency contact')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save details' })).not.toBeInTheDocument();
    await userEvent.click(readmit);
    const back = await dialogNamed('Readmit Noah Bergström?', 'alertdialog');
    await expect(back.getByText(/^The client is notified/)).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Readmit' }));
    await expect(await canvas.findByRole('button', { name: 'Save details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Timeline' }));
    await expect(await canvas.findByText('Care ended')).toBeVisible();
    await expect(canvas.getByText(/In the client’s words: .*I sleep again/)).toBeVisible();
    const record = await otherTab().call(getClient, { params: { id: noah } });
    await expect(record).toMatchObject({ status: 'ACTIVE', earlierDischarges: [{ reason: 'LOST_CONTACT' }] });
  },
};

export const DischargeComesBack: Story = {
  name: 'Gives back a discharge that was begun, and starts again from the record when asked [SEC-15] [CALL-19]',
  args: { query: opened(noah, 'discharge') },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const words = () => canvas.findByRole('textbox', { name: /In the client’s own words/ });
    await userEvent.type(await words(), 'I sleep again.');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(await words()).toHaveValue('I sleep again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await words()).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: /Course of treatment and interventions/ })).toHaveValue(
      '2 sessions since October 26, 2026.',
    );
  },
};

export const DischargeBlocked: Story = {
  name: 'An open flag and unsigned notes are settled before care ends, and a refusal keeps what was typed [CALL-19] [ERROR-2]',
  args: { query: opened(layla, 'discharge') },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(dischargeClient)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Unsigned note: session on/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/note=/),
    );
    await expect(canvas.getByRole('link', { name: /^Seats in \d+ group meetings\. They stay/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discharge…' }));
    const alert = await canvas.findByText(
      /First review the answer, read the message, end the session, and write and sign the notes/,
    );
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const InvitesAndWithdraws: Story = {
  name: 'Someone is invited once, a wrong or taken address is said at its field, and an invitation is withdrawn [CLOUD-86]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitations' }));
    const dialog = await dialogNamed('Invitations');
    const email = dialog.getByRole('textbox', { name: /^Email/ });
    await userEvent.type(email, 'unknown');
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    await userEvent.click(send);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Enter a full email address/);
    await userEvent.clear(email);
    await userEvent.type(email, 'h.darwish@example.org');
    await userEvent.click(send);
    await waitFor(() => expect(email).toHaveAccessibleDescription(/still pending/));
    await expect(email).toHaveValue('h.darwish@example.org');
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke Huda Darwish’s invitation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Sent invitations' })).toHaveFocus());
    await userEvent.click(send);
    await expect(
      await dialog.findByRole('button', { name: 'Revoke h.darwish@example.org’s invitation' }),
    ).toBeVisible();
    await expect(email).toHaveValue('');
  },
};

export const InvitationNotSent: Story = {
  name: 'An invitation that did not go out says so and keeps what was typed [ERROR-2]',
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createInvitation)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'الدعوات' }));
    const dialog = await dialogNamed('الدعوات');
    const email = dialog.getByRole('textbox', { name: /^البريد الإلكتروني/ });
    await userEvent.type(email, 'huda@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'إرسال الدعوة' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(email).toHaveValue('huda@example.org');
    await expect(beyondTheEdge()).toEqual([]);
  },
};
