import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getProviderProfile, uploadLicense, verifyCredentials, verifyLicense } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { CredentialsScreen } from './CredentialsScreen.tsx';

const meta = {
  title: 'Provider/Credentials',
  component: CredentialsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof CredentialsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

/** Fills in number and state, and asks the register. */
async function check(canvas: Canvas, number: string, state: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /License number/ }), number);
  await userEvent.click(canvas.getByRole('button', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: state }));
  await userEvent.click(canvas.getByRole('button', { name: 'Verify now' }));
}

const credential = (title: string, expiresOn: string | null) => ({
  title,
  issuer: 'New York State Education Department',
  number: 'PSY 021847',
  verifiedOn: '2026-01-10',
  expiresOn,
});

/** Puts these credentials on Dr. Rahman's page. */
const withCredentials = (...credentials: ReturnType<typeof credential>[]) =>
  storyServer.change((tables) => {
    const amina = tables.providers.get(ids.providers.amina);
    if (amina) tables.providers.put({ ...amina, credentials });
  });

export const Default: Story = {
  name: 'Says what holds until when, and whether sessions can be held [ROUTE-30]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified: you can hold sessions')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Licenses and qualifications' }));
    await expect(list.getByRole('heading', { name: 'Licensed Psychologist' })).toBeVisible();
    await expect(list.getAllByText('No expiration date').length).toBeGreaterThan(0);
  },
};

export const Suspended: Story = {
  name: 'Says that the listing is suspended, why, and whom to write to [ROUTE-30]',
  beforeEach: async ({ msw }) => {
    const check = await storyServer.as('therapist@demo.test').call(verifyCredentials, {});
    const suspension = { at: '2026-11-23T15:00:00Z', reason: 'Two clients say that sessions were cut short.' };
    msw.use(scenarios.answering(verifyCredentials, { ...check, verified: false, problem: 'Suspended.', suspension }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your listing is suspended')).toBeVisible();
    await expect(canvas.getByText(/Two clients say that sessions were cut short\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
    await expect(canvas.queryByText('Not verified: you can’t start sessions')).toBeNull();
  },
};

export const Expiring: Story = {
  name: 'Says what lapses when, the nearest first, and what stops then [ROUTE-30]',
  beforeEach: () =>
    withCredentials(
      credential('In a quarter', '2027-02-10'),
      credential('In a week', '2026-11-29'),
      credential('Gone', '2026-11-01'),
      credential('Today', '2026-11-24'),
    ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Licenses and qualifications' }));
    await expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Gone',
      'Today',
      'In a week',
      'In a quarter',
    ]);
    await expect(list.getByText('Expired on November 1, 2026')).toBeVisible();
    await expect(list.getByText('Expires today')).toBeVisible();
    await expect(list.getByText('Expires in 5 days, on November 29, 2026')).toBeVisible();
    await expect(list.getByText(/Nothing changes yet/)).toBeVisible();
  },
};

export const Checked: Story = {
  name: 'A license that the register knows verifies its provider at once [CALL-4]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not verified: you can’t start sessions')).toBeVisible();
    await check(canvas, 'CW 019922', 'Pennsylvania');
    await expect(await canvas.findByText('Valid and in your name')).toBeVisible();
    await expect(await canvas.findByText('Verified: you can hold sessions')).toBeVisible();
  },
};

export const NotFoundInRegister: Story = {
  name: 'Says in words what the register found, and keeps what was typed [CALL-4]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify now' }));
    const number = canvas.getByRole('textbox', { name: /License number/ });
    await expect(await canvas.findByText('Enter the number as printed on the license.')).toBeVisible();
    await expect(number).toHaveFocus();
    await check(canvas, 'CW 12', 'Pennsylvania');
    await expect(await canvas.findByText('Licenses of PA look like CW 018113.')).toBeVisible();
    await expect(number).toHaveValue('CW 12');
    await userEvent.clear(number);
    await userEvent.type(number, 'CW 019923');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify now' }));
    await expect(await canvas.findByText('No license with this number in Pennsylvania')).toBeVisible();
    await expect(number).toHaveValue('CW 019923');
  },
};

export const InUse: Story = {
  name: 'Says at the field that someone else is verified with a license [CALL-4]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(verifyLicense, { code: 'LICENSE_IN_USE' })),
  play: async ({ canvas }) => {
    await check(canvas, 'PSY 018220', 'New York');
    await expect(await canvas.findByText(/Another provider is already verified with this license/)).toBeVisible();
  },
};

export const HandedIn: Story = {
  name: 'Says what is wrong with a file before it is sent, and lists what was submitted [CALL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Upload a copy' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['words'], 'licence.docx'), { applyAccept: false });
    await expect((await canvas.findAllByText(/^Only .* files are accepted/))[0]).toBeVisible();
    await userEvent.upload(input, new File(['%PDF-1.7 license'], 'licence-2027.pdf', { type: 'application/pdf' }));
    const documents = within(await canvas.findByRole('list', { name: 'Submitted documents' }));
    await expect(await documents.findByText('licence-2027.pdf')).toBeVisible();
    await expect(documents.getAllByText('Under review').length).toBeGreaterThan(0);
  },
};

export const UploadFails: Story = {
  name: 'Says why a copy did not arrive [CALL-3]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(uploadLicense)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Upload a copy' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['%PDF-1.7 license'], 'licence.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/The connection dropped before the upload finished/)).toBeVisible();
  },
};

export const Imam: Story = {
  name: 'An imam’s standing is never dressed as a license [ROUTE-30]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Standing and qualifications' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verify now' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /licen/i })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your credentials…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow answers: what is on file does not wait for the check',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(verifyCredentials)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Licenses and qualifications' })).toBeVisible();
    await expect(await canvas.findByText('Verified: you can hold sessions')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says that nothing is on file yet',
  beforeEach: () => withCredentials(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on file yet.')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Leads one without a provider record to the application',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the application' })).toHaveAttribute(
      'href',
      '/provider/apply',
    );
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProviderProfile)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Licenses and qualifications' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () =>
    withCredentials(
      credential(
        'Licensed Psychologist with a specialisation in Neuropsychologicalrehabilitationcounselling',
        '2026-12-20',
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/specialisation/)).toBeVisible();
    await waitFor(() => expect(beyondTheEdge()).toEqual([]));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المؤهلات' })).toBeVisible();
    await expect(await canvas.findByText('تم التحقق: يمكنك عقد الجلسات')).toBeVisible();
  },
};
