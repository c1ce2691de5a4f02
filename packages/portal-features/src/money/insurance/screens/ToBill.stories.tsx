import { scenarios } from '@sakina/mocks';
import { createClaim } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressArgs, atPlace, WAIT } from '../story-help.tsx';
import { InsuranceScreen } from './InsuranceScreen.tsx';

const meta = {
  title: 'Provider/Insurance/To bill [ROUTE-30]',
  component: InsuranceScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...addressArgs, place: { view: 'to-bill', claimId: null, sessionId: null } },
  render: atPlace,
} satisfies Meta<typeof InsuranceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openReady(canvas: Pick<typeof screen, 'findByRole'>) {
  const ready = await canvas.findByRole('list', { name: /^Ready to bill/ }, WAIT);
  await userEvent.click(within(ready).getByRole('link', { name: 'Fix and resubmit' }));
  const code = await screen.findByRole('textbox', { name: /Diagnosis code 1/ }, WAIT);
  await userEvent.clear(code);
  await userEvent.type(code, 'F33.1');
}

export const Lists: Story = {
  name: 'Says of each session why it cannot be billed yet, with one way to mend it [CALL-28]',
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('list', { name: /^Not ready yet/ }, WAIT);
    const row = within(waiting)
      .getAllByRole('listitem')
      .find((item) => item.textContent.includes('Layla Haddad'));
    await expect(row).toHaveTextContent('The note isn’t signed.');
    await expect(within(row ?? waiting).getByRole('link', { name: 'Sign the note' })).toHaveAttribute(
      'href',
      '/provider/notes?appointment=apt-w3f7b2y6',
    );
  },
};

export const ChecksFirst: Story = {
  name: 'Says what is wrong with a claim before it is sent, by keyboard, and keeps what was typed [CALL-28]',
  play: async ({ canvas }) => {
    await openReady(canvas);
    const modifiers = screen.getByRole('textbox', { name: /Modifiers/ });
    await userEvent.clear(modifiers);
    await expect(screen.getByText(/A telehealth session needs modifier 95/)).toBeVisible();
    await userEvent.type(modifiers, '9');
    const pointer = screen.getByRole('checkbox', { name: /F33\.1/ });
    pointer.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('button', { name: /^Submit .* claim$/ }));
    await expect(
      (await screen.findAllByText('A modifier has two letters or digits.', undefined, WAIT))[0],
    ).toBeVisible();
    await expect(screen.getAllByText('Choose at least one diagnosis for this line.')[0]).toBeVisible();
    await expect(modifiers).toHaveValue('9');
  },
};

export const MinutesDoNotFit: Story = {
  name: 'Names the procedure that the minutes carry [CALL-28]',
  play: async ({ canvas }) => {
    await openReady(canvas);
    await userEvent.click(screen.getByRole('button', { name: /Procedure/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Psychotherapy, 60 minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Submit .* claim$/ }));
    await expect(
      (await screen.findAllByText(/Matching code: Psychotherapy, 45 minutes/, undefined, WAIT))[0],
    ).toBeVisible();
  },
};

export const SentElsewhere: Story = {
  name: 'Leads to the claim that another window has sent already [CALL-28] [SEC-12]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failing(createClaim, {
        status: 409,
        code: 'CLAIM_EXISTS',
        message: 'There is a claim.',
        details: { claimId: 'clm-pyav7pen' },
      }),
    ),
  play: async ({ canvas }) => {
    await openReady(canvas);
    await userEvent.click(screen.getByRole('button', { name: /^Submit .* claim$/ }));
    await expect(await screen.findByText('This session already has a claim', undefined, WAIT)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Open the claim' }));
    await expect(await screen.findByRole('dialog', { name: 'Claim' }, WAIT)).toBeVisible();
  },
};

export const NoteNotSigned: Story = {
  name: 'Sends no claim without a signed note, and leads to it [CALL-28]',
  args: { place: { view: 'to-bill', claimId: null, sessionId: 'apt-w3f7b2y6' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign the note' }, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Submit .* claim$/ })).toBeNull();
  },
};

export const Phone: Story = {
  name: 'Fits a phone in Arabic, from the list to the claim [ROUTE-30]',
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'تصحيح وإعادة تقديم' }, WAIT));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /المعدِّلات/ })).toBeVisible(), WAIT);
    await expect(beyondTheEdge()).toEqual([]);
  },
};
