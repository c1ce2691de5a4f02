import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getProviderProfile, updateProviderProfile } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { OwnPageScreen } from './OwnPageScreen.tsx';

const meta = {
  title: 'Provider/Public page',
  component: OwnPageScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof OwnPageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const headline = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Headline/ });
const seen = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Client preview' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save and publish' }));
async function write(canvas: Canvas, words: string) {
  const field = await headline(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

/** Changes Dr. Rahman's page as another window would. */
const changeElsewhere = () =>
  storyServer.change((tables) => {
    const amina = tables.providers.get(ids.providers.amina);
    const settings = tables.providerSettings.get(ids.providers.amina);
    if (!amina || !settings) return;
    tables.providers.put({ ...amina, headline: 'Written in the other window' });
    tables.providerSettings.put({ ...settings, profileVersion: settings.profileVersion + 1 });
  });

export const Default: Story = {
  name: 'Shows the page beside what clients see of it, and what it still lacks [ROUTE-29]',
  play: async ({ canvas }) => {
    await expect(await headline(canvas)).toBeVisible();
    await expect(await canvas.findByText(/of 7 sections complete/)).toBeVisible();
    await expect((await seen(canvas)).getByRole('link', { name: 'Open the public page' })).toHaveAttribute(
      'href',
      '/@amina-rahman',
    );
  },
};

export const ForAnImam: Story = {
  name: 'Offers an imam no insurers, donations, and says that canceling is free where no fee is kept [CALL-2]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await headline(canvas)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /Accepted payment/ })).toBeNull();
    await expect((await canvas.findAllByRole('button', { name: /By donation/ }))[0]).toBeVisible();
    const preview = await seen(canvas);
    await expect(preview.getByText('Free at any time before the start')).toBeVisible();
    await expect(preview.getByText('By donation')).toBeVisible();
  },
};

export const Publishes: Story = {
  name: 'Shows a change in the preview as it is written, and publishes it [CALL-2]',
  play: async ({ canvas }) => {
    await write(canvas, 'For the nights in between');
    await expect(await (await seen(canvas)).findByText('For the nights in between')).toBeVisible();
    await save(canvas);
    await expect(await screen.findByText('Your page is public as shown here')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes')).toBeNull());
  },
};

export const Wrong: Story = {
  name: 'Says at the field what is wrong, leads there, and sends nothing [CALL-2]',
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('textbox', { name: /Username/ });
    await userEvent.clear(handle);
    await userEvent.type(handle, 'a');
    await save(canvas);
    await expect(await canvas.findByText(/^Use 2 to 39 lowercase letters/)).toBeVisible();
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

export const HandleTaken: Story = {
  name: 'Says at the field that a user name is taken, and keeps it [CALL-2]',
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('textbox', { name: /Username/ });
    await userEvent.clear(handle);
    await userEvent.type(handle, 'grace-okafor');
    await save(canvas);
    await expect(await canvas.findByText('That username is taken. Choose another.')).toBeVisible();
    await expect(handle).toHaveValue('grace-okafor');
  },
};

export const Services: Story = {
  name: 'Adds a service by keyboard with its fee, and refuses to remove one with sessions ahead [CALL-2]',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add a service' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /Service name/ }).at(-1)).toHaveFocus());
    await userEvent.keyboard('Walk and talk');
    await save(canvas);
    await expect((await canvas.findAllByText('This is required.')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Walk and talk' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a service' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Individual session' }));
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Individual session has upcoming sessions/);
  },
};

export const Stale: Story = {
  name: 'Asks about the field that two windows changed, with both values [SEC-16]',
  play: async ({ canvas }) => {
    await write(canvas, 'Here');
    await changeElsewhere();
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('Written in the other window')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await expect(await screen.findByText('Your page is public as shown here')).toBeInTheDocument();
    await expect(await headline(canvas)).toHaveValue('Here');
  },
};

export const ComesBack: Story = {
  name: 'Gives back a page that was left unsaved, and keeps nothing once it is published [SEC-15] [CALL-2]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    await write(canvas, 'Half a sentence');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(await headline(canvas)).toHaveValue('Half a sentence');
    await save(canvas);
    await waitFor(() => expect(canvas.queryByText('What you typed is back')).toBeNull());
    await leaveAndReturn();
    await expect(await headline(canvas)).toHaveValue('Half a sentence');
    await expect(canvas.queryByText('What you typed is back')).toBeNull();
  },
};

export const Merged: Story = {
  name: 'Publishes one field over another window’s change of another, and asks nothing [SEC-16]',
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Boston');
    await changeElsewhere();
    await save(canvas);
    await expect(await screen.findByText('Your page is public as shown here')).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await headline(canvas)).toHaveValue('Written in the other window'));
    await expect(canvas.getByRole('textbox', { name: /^City/ })).toHaveValue('Boston');
  },
};

export const SaveFails: Story = {
  name: 'Keeps what was typed where the page could not be saved [CALL-2] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updateProviderProfile)),
  play: async ({ canvas }) => {
    await write(canvas, 'Still here');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await headline(canvas)).toHaveValue('Still here');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your page…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow answers: says that it is reading, then shows the form',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your page…')).toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', { name: /Headline/ }, { timeout: 4000 })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Lists what a bare page lacks',
  beforeEach: () =>
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      if (amina) tables.providers.put({ ...amina, approach: [], credentials: [], introduction: null });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 of 7 sections complete')).toBeVisible();
    await expect(canvas.getByText('No credentials verified yet. Go to Credentials.')).toBeVisible();
    await expect(canvas.queryByText(/^Verified:/)).toBeNull();
  },
};

export const NotFound: Story = {
  name: 'Leads one without a provider record to the application [ROUTE-29]',
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
    await expect(await headline(canvas)).toBeVisible();
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
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      const displayName = 'Dr. Maximiliane-Friederike Freifrau von Hohenstaufen-Wittgensteinburgdorfhausen';
      if (amina) tables.providers.put({ ...amina, displayName });
    }),
  play: async ({ canvas }) => {
    await expect(await (await seen(canvas)).findByRole('heading', { name: /Maximiliane/ })).toBeVisible();
    await waitFor(() => expect(beyondTheEdge()).toEqual([]));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'صفحتك العامة' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'معاينة المستفيدين' })).toBeVisible();
  },
};
