import { NightStage } from '@sakina/design-system';
import { make, scenarios } from '@sakina/mocks';
import { getAppointment, getClient } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { id, running } from '../story-help.ts';
import { ReachClient } from './ReachClient.tsx';

const meta = {
  title: 'Provider/Live session/Reach the client',
  component: ReachClient,
  args: { appointmentId: id, name: 'Layla Haddad' },
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getAppointment, running), scenarios.answering(getClient, make.client())),
  render: (args) => (
    <NightStage>
      <ReachClient {...args} />
    </NightStage>
  ),
} satisfies Meta<typeof ReachClient>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Calls the client, and writes to them beside the room',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Call Layla Haddad: \+1/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+/),
    );
    await expect(canvas.getByRole('link', { name: /^Message Layla Haddad/ })).toHaveAttribute('target', '_blank');
  },
};

export const Loading: Story = {
  name: 'Offers nothing while the record is read',
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getAppointment)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('No phone number on file.')).toBeNull();
  },
};

export const WithoutNumber: Story = {
  name: 'Says that no number is known',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getClient, make.client({ phone: null }))),
  play: async ({ canvas }) => expect(await canvas.findByText('No phone number on file.')).toBeVisible(),
};

export const Unread: Story = {
  name: 'Where the record cannot be read, a message can be written still',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(getClient, { status: 403, code: 'FORBIDDEN', message: 'No.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Message Layla Haddad/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
    await expect(canvas.queryByText('No phone number on file.')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
