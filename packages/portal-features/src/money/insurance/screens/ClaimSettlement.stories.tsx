import { scenarios } from '@sakina/mocks';
import { appealClaim, getClaimStatus, voidClaim, writeOffClaim } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressArgs, atPlace, WAIT } from '../story-help.tsx';
import { InsuranceScreen } from './InsuranceScreen.tsx';

const meta = {
  title: 'Provider/Insurance/Appeal, write-off, and void [CLOUD-520] [CLOUD-521]',
  component: InsuranceScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...addressArgs, place: { view: 'claims', claimId: 'clm-pyav7pen', sessionId: null } },
  render: atPlace,
} satisfies Meta<typeof InsuranceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function ask(step: 'Appeal' | 'Write off' | 'Void claim', dialog: RegExp) {
  const panel = within(await screen.findByRole('dialog', { name: 'Claim' }, WAIT));
  await userEvent.click(await panel.findByRole('button', { name: step }, WAIT));
  return within(await screen.findByRole('dialog', { name: dialog }, WAIT));
}

const claim = () => screen.findByRole('dialog', { name: 'Claim' }, WAIT);

export const Appeal: Story = {
  name: 'Appeals a denial in words, with the last day and what comes of it said before [CLOUD-520]',
  play: async () => {
    const dialog = await ask('Appeal', /^Appeal Cigna’s denial/);
    await expect(dialog.getByText(/160 days left to appeal \(May 3, 2027\)/)).toBeVisible();
    await expect(dialog.getByText(/A decision is due by Dec 24, 2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Submit appeal' }));
    await expect(await dialog.findByText('Explain why the denial is wrong.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: /Reason for the appeal/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'They were a service of their own.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Submit appeal' }));
    await expect(
      await screen.findByText('Appeal submitted to Cigna. A decision is due by Dec 24, 2026.', undefined, WAIT),
    ).toBeInTheDocument();
    const panel = within(await claim());
    await expect(
      await panel.findByText('Appealed on Nov 24, 2026; decision due by Dec 24, 2026', undefined, WAIT),
    ).toBeVisible();
    await expect(panel.getByText('Wait for the appeal decision')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Write off' })).toBeNull();
  },
};

export const TooLate: Story = {
  name: 'Says that the time to appeal is over, and keeps what was typed [CLOUD-520]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(appealClaim, { status: 422, code: 'DEADLINE_PASSED', message: 'Over.' })),
  play: async () => {
    const dialog = await ask('Appeal', /^Appeal Cigna’s denial/);
    const field = dialog.getByRole('textbox', { name: /Reason for the appeal/ });
    await userEvent.type(field, 'It was in time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit appeal' }));
    await expect(await dialog.findByText(/^The appeal deadline has passed/, undefined, WAIT)).toBeVisible();
    await expect(field).toHaveValue('It was in time.');
  },
};

export const WriteOff: Story = {
  name: 'Writes off a denied amount as a person decides, and leaves the client’s share [CLOUD-521]',
  play: async () => {
    const dialog = await ask('Write off', /^Write off a denied amount/);
    await expect(dialog.getByText(/nothing stays outstanding/)).toBeVisible();
    await expect(dialog.getByText(/^Client:/)).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: /Amount to write off/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '18.01');
    await userEvent.tab();
    await expect(await dialog.findByText('You can write off up to $18.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '8');
    await userEvent.tab();
    await expect(await dialog.findByText('Insurer: $10 stays outstanding.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Write off $8' }));
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Not worth pursuing' }, WAIT));
    await userEvent.type(dialog.getByRole('textbox', { name: /Short explanation/ }), 'Too small to go on.');
    await userEvent.click(dialog.getByRole('button', { name: 'Write off $8' }));
    await expect(await screen.findByText('$8 written off', undefined, WAIT)).toBeInTheDocument();
    const panel = within(await claim());
    await expect(await panel.findByText('$10 is still outstanding with the insurer', undefined, WAIT)).toBeVisible();
    await expect(panel.getByText(/^\$8 written off by .*Rahman: Not worth pursuing/)).toBeVisible();
  },
};

export const OtherWindow: Story = {
  name: 'Says when another window has written it off already [CLOUD-521] [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(writeOffClaim, { status: 409, code: 'NOTHING_DENIED', message: 'Nothing.' })),
  play: async () => {
    const dialog = await ask('Write off', /^Write off a denied amount/);
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Something else' }, WAIT));
    await userEvent.type(dialog.getByRole('textbox', { name: /Short explanation/ }), 'Enough.');
    await userEvent.click(dialog.getByRole('button', { name: 'Write off $18' }));
    await expect(
      await dialog.findByText(/^Nothing on this claim is outstanding anymore/, undefined, WAIT),
    ).toBeVisible();
  },
};

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

export const NothingToCorrect: Story = {
  name: 'Puts the appeal first where nothing on the claim can be corrected [CLOUD-520] [CALL-29]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getClaimStatus, {
        claimId: 'clm-pyav7pen' as never,
        status: 'DENIED',
        payerClaimNumber: 'HSQKWPM2T7VX',
        history: [
          { status: 'DENIED', at: '2026-11-04T15:00:00.000Z', words: 'The claim came more than 90 days after it.' },
        ],
        adjudication: null,
        remittance: null,
        replacedByClaimId: null,
        insurerOpen: usd(10_400),
        nextStep: { action: 'APPEAL', words: 'There is nothing to correct.', until: '2027-05-03' },
        deadlines: [{ kind: 'APPEAL', clock: 'REMIT_DATE', days: 180, lastDay: '2027-05-03' }],
        clientShare: null,
        asOf: '2026-11-24T15:00:00.000Z',
      }),
    ),
  play: async () => {
    const panel = within(await claim());
    await expect(await panel.findByText('Appeal the denial', undefined, WAIT)).toBeVisible();
    await expect(panel.getByText(/160 days left to appeal \(May 3, 2027\)/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Appeal' })).toBeVisible();
    await expect(panel.queryByRole('link', { name: 'Submit corrected claim' })).toBeNull();
  },
};

export const TakeBack: Story = {
  name: 'Takes a claim back for a reason, with what happens to money and session said before [CLOUD-526]',
  play: async () => {
    const dialog = await ask('Void claim', /^Void this claim with Cigna/);
    await expect(dialog.getByText(/^Cigna recoups its \$[\d.]+/)).toBeVisible();
    await expect(dialog.getByText(/goes back under To bill/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Void claim' }));
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Session didn’t take place as billed' }, WAIT));
    await userEvent.click(dialog.getByRole('button', { name: 'Void claim' }));
    await expect(await dialog.findByText('Add a short explanation.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Short explanation/ }), 'It was moved.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Void claim' }));
    await expect(await screen.findByText('Claim voided with Cigna', undefined, WAIT)).toBeInTheDocument();
    const panel = within(await claim());
    await expect(await panel.findByText('Voided', undefined, WAIT)).toBeVisible();
    await expect(panel.getByText('Voided by Dr. Amina Rahman: Session didn’t take place as billed')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Bill session again' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Void claim' })).toBeNull();
  },
};

export const DecidedMeanwhile: Story = {
  name: 'Does not take a claim back when the insurer has decided meanwhile, and keeps what was typed [CLOUD-526] [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(voidClaim, { status: 409, code: 'CLAIM_CHANGED', message: 'Changed.' })),
  play: async () => {
    const dialog = await ask('Void claim', /^Void this claim/);
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Duplicate claim' }, WAIT));
    await userEvent.type(dialog.getByRole('textbox', { name: /Short explanation/ }), 'Twice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Void claim' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/The insurer has decided in the meantime/);
    await expect(dialog.getByRole('textbox', { name: /Short explanation/ })).toHaveValue('Twice.');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'المطالبة' }, WAIT));
    await userEvent.click(await panel.findByRole('button', { name: 'شطب' }, WAIT));
    await expect(await screen.findByRole('dialog', { name: 'شطب مبلغ مرفوض' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
