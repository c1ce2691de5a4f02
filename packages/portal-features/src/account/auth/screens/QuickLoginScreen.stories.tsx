import { accounts, signInStoryAs } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuickLoginScreen } from './QuickLoginScreen.tsx';
import type { DemoAccount, QuickLoginScreenProps } from './QuickLoginScreen.tsx';

type OnChoose = QuickLoginScreenProps<DemoAccount>['onChoose'];

const meta = {
  title: 'Public site/Sign-in/Quick login',
  component: QuickLoginScreen,
  args: {
    accounts,
    windowOf: ({ claims }) => `/quick-login?window=${String(claims['sub'])}`,
    onChoose: fn<OnChoose>(async ({ email }) => ({ user: signInStoryAs(email).user })),
  },
} satisfies Meta<typeof QuickLoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Offers every demo account, one press each [AUTH-11] [ROUTE-5]',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Demo accounts' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Log in as / })).toHaveLength(14);
    for (const { email } of accounts) await expect(canvas.getByText(email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Amina Rahman' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ email: 'therapist@demo.test' }));
  },
};

export const Grouped: Story = {
  play: async ({ canvas }) => {
    const namesIn = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    await expect(namesIn('People looking for care')).toEqual([
      'Log in as Layla Haddad',
      'Log in as Zaynab Farooq',
      'Log in as Noah Bergström',
    ]);
    await expect(namesIn('Providers')).toHaveLength(6);
    await expect(namesIn('Administration and organization')).toHaveLength(5);
    await expect(canvas.getByText('Profile incomplete: starts with onboarding')).toBeVisible();
    await expect(canvas.getByText('Opens all three portals')).toBeVisible();
  },
};

export const SecondWindow: Story = {
  name: 'Opens each person in a window of their own, by an address without a name [AUTH-11] [SEC-8]',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Open as Layla in a second window/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    for (const one of canvas.getAllByRole('link', { name: /in a second window/ }))
      await expect(one.getAttribute('href')).toMatch(/^\/quick-login\?window=usr-[0-9a-z]+$/);
  },
};

export const SignedIn: Story = {
  args: { currentEmail: 'imam@demo.test' },
  play: async ({ canvas }) => {
    const card = canvas.getByText('imam@demo.test').closest('li');
    await expect(card).toHaveTextContent('You’re logged in with this account');
  },
};

export const Suspended: Story = {
  name: 'Says that the chosen account is suspended, and whom to write to [AUTH-9]',
  args: { onChoose: fn<OnChoose>(async () => ({ user: null, reason: 'suspended' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Amina Rahman' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/This account is suspended/);
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Signs in once, however often it is pressed',
  args: { onChoose: fn<OnChoose>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Layla Haddad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Noah Bergström' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onChoose: fn<OnChoose>(async () => ({ user: null, reason: 'failed' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Layla Haddad' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t log you in with this account.');
  },
};

export const LongText: Story = {
  args: {
    accounts: [
      {
        email: 'maximiliane.von-hohenstein-rosenberg@department-of-family-care.harbour-care-network.example',
        password: 'demo',
        claims: {
          given_name: 'Maximiliane Friederike',
          family_name: 'von Hohenstein-Rosenberg-Liechtenstein',
          realm_access: { roles: ['provider'] },
        },
      },
      {
        email: 'abd-al-rahman@demo.test',
        password: 'demo',
        claims: { given_name: 'عبد الرحمن', family_name: 'بن عبد العزيز آل الشيخ', realm_access: { roles: ['imam'] } },
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /von Hohenstein/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'حسابات تجريبية' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^الدخول بحساب .*Layla Haddad/ })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'الباحثون عن رعاية' })).toBeVisible();
  },
};
