import { scenarios } from '@sakina/mocks';
import { verifyInsurance } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressArgs, atPlace, WAIT } from '../story-help.tsx';
import { InsuranceScreen } from './InsuranceScreen.tsx';

const meta = {
  title: 'Provider/Insurance/Eligibility [CALL-27]',
  component: InsuranceScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { ...addressArgs, place: { view: 'eligibility', claimId: null, sessionId: null } },
  render: atPlace,
} satisfies Meta<typeof InsuranceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole'>;

async function choose(canvas: Canvas, name: string) {
  const field = await canvas.findByRole('combobox', { name: /^Client/ }, WAIT);
  await userEvent.click(field);
  await userEvent.type(field, name.slice(0, 5));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, WAIT));
}

async function ask(canvas: Canvas, name: string) {
  await choose(canvas, name);
  await userEvent.click(await canvas.findByRole('button', { name: 'Check eligibility' }, WAIT));
}

export const Covered: Story = {
  name: 'Answers in a sentence, and opens the calculation of what the client would pay [CALL-27]',
  play: async ({ canvas }) => {
    await ask(canvas, 'Layla Haddad');
    await expect(
      await canvas.findByText(/Layla Haddad is covered by Aetna Open Choice PPO/, undefined, WAIT),
    ).toBeVisible();
    await expect(canvas.getByText(/Check again after Nov 30, 2026/)).toBeVisible();
    await expect(canvas.getByText('The client would pay about $30, the plan $74.')).toBeVisible();
  },
};

export const UnknownIsNotNothing: Story = {
  name: 'Says what the payer left out instead of a 0, in its own words, and who pays for mental health [CALL-27]',
  play: async ({ canvas }) => {
    await ask(canvas, 'Jonas Keller');
    await expect(await canvas.findByText('Unknown: the insurer didn’t say', undefined, WAIT)).toBeVisible();
    await expect(
      canvas.getByText('Optum Behavioral Health handles mental health for this plan (carve-out)'),
    ).toBeVisible();
    await expect(canvas.getByText(/ADMINISTERED BY OPTUM/)).toBeVisible();
    await expect(canvas.getByText(/Unknown doesn’t mean \$0, so we don’t estimate/)).toBeVisible();
  },
};

export const Ended: Story = {
  name: 'Says when a policy ended, and what to agree on instead [CALL-27]',
  play: async ({ canvas }) => {
    await ask(canvas, 'Fatima Zahra Benali');
    await expect(await canvas.findByText(/isn’t covered by Blue Cross/, undefined, WAIT)).toBeVisible();
    await expect(canvas.getByText(/Coverage ended on/)).toBeVisible();
  },
};

export const NumberUnknown: Story = {
  name: 'Tells an unknown number from a no [CALL-27]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(verifyInsurance, {
        status: 'NOT_FOUND',
        words: 'The payer does not know this member number.',
        insurer: 'AETNA',
        memberId: 'W204418837',
        serviceDate: '2026-11-24',
        planName: null,
        startsOn: null,
        endsOn: null,
        benefits: null,
        checkedAt: '2026-11-24T15:00:00.000Z',
      }),
    ),
  play: async ({ canvas }) => {
    await ask(canvas, 'Layla Haddad');
    await expect(await canvas.findByText('Aetna doesn’t recognize this member ID', undefined, WAIT)).toBeVisible();
    await expect(canvas.getByText(/This doesn’t mean they aren’t covered/)).toBeVisible();
  },
};

export const PayerDown: Story = {
  name: 'Does not take a payer that is down for a no [CALL-27]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(verifyInsurance, { status: 503, code: 'PAYER_UNAVAILABLE', message: 'No answer.' })),
  play: async ({ canvas }) => {
    await ask(canvas, 'Layla Haddad');
    await expect(await canvas.findByText('The insurer’s system isn’t responding', undefined, WAIT)).toBeVisible();
    await expect(canvas.getByText(/You can still book the session/)).toBeVisible();
  },
};

export const NoInsurance: Story = {
  name: 'Says that a client has stated no insurance [CLOUD-44]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Noah Bergström');
    await expect(await canvas.findByRole('heading', { name: 'No insurance on file' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
