import { getClient, updateClient } from '@sakina/platform/contract';
import { ClientsScreen } from '@sakina/portal-features/practice/clients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { DEFAULT_QUERY } from '../model/query.ts';
import { account, dialogNamed, opened, otherTab, WithAddress, layla } from '../story-help.tsx';

const meta = {
  title: 'Provider/Clients/Details',
  component: ClientsScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { query: DEFAULT_QUERY, onQueryChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof ClientsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EditsWithConflict: Story = {
  name: 'A stale save asks about the field that both changed, and loses neither [CALL-18] [SEC-16]',
  args: { query: opened(layla, 'details') },
  play: async ({ canvas }) => {
    const pronouns = await canvas.findByRole('textbox', { name: /Pronouns/ });
    const other = otherTab();
    const { version } = await other.call(getClient, { params: { id: layla } });
    await other.call(updateClient, {
      params: { id: layla },
      body: { version, pronouns: 'they/them', tags: ['Evenings', 'Grief'] },
    });
    await userEvent.clear(pronouns);
    await userEvent.type(pronouns, 'she/they');
    // What is typed stays while another part is looked at.
    await userEvent.click(canvas.getByRole('tab', { name: 'Consents' }));
    await canvas.findByRole('button', { name: 'Request consent' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(await canvas.findByRole('textbox', { name: /Pronouns/ })).toHaveValue('she/they');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    const dialog = await dialogNamed('This was changed in another window');
    await expect(dialog.getByText('she/they')).toBeVisible();
    await expect(dialog.getByText('they/them')).toBeVisible();
    await expect(dialog.queryByText('Evenings, Grief')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await expect(await screen.findByText('Details saved')).toBeInTheDocument();
    const saved = await other.call(getClient, { params: { id: layla } });
    await expect(saved).toMatchObject({ pronouns: 'she/they', tags: ['Evenings', 'Grief'] });
  },
};

export const DetailsComeBack: Story = {
  name: 'Gives back details that were left unsaved [SEC-15] [CALL-18]',
  args: { query: opened(layla, 'details') },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const pronouns = await canvas.findByRole('textbox', { name: /Pronouns/ });
    await userEvent.clear(pronouns);
    await userEvent.type(pronouns, 'she/they');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Pronouns/ })).toHaveValue('she/they');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: /Pronouns/ })).toHaveValue('she/her');
  },
};

export const DetailsProblems: Story = {
  name: 'Wrong details are said at their fields, and the first takes the focus [ERROR-2]',
  args: { query: opened(layla, 'details') },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Phone \(/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'call me');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Relationship/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveAccessibleDescription(/Use digits/);
    await expect(canvas.getByText('A contact needs a name and a relationship.')).toBeVisible();
  },
};
