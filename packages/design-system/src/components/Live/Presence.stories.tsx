import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, NightStage, Presence } from '@sakina/design-system';
import type { PresenceProps, PresentPerson } from '@sakina/design-system';

const people: PresentPerson[] = [
  { id: 'leila', name: 'Dr. Leila Haddad', state: 'joined', isSelf: true },
  { id: 'amina', name: 'Amina Okafor', state: 'joined' },
  { id: 'tomas', name: 'Tomás Silva', state: 'reconnecting' },
  { id: 'noor', name: 'نور الهدى المصري', state: 'away' },
  { id: 'sofia', name: 'Sofia Bergström', state: 'left' },
];

const meta = {
  title: 'Design system/Live/Presence',
  component: Presence,
  tags: ['autodocs'],
  args: { people, quiet: 50 },
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof Presence>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says in words who is here and how [CARE-8]',
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'In the room' })).getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('Dr. Leila Haddad (you)here');
    await expect(items[2]).toHaveTextContent('Tomás Silvareconnecting');
    await expect(canvas.getByText(/4 people are here/)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const later: PresentPerson[] = people.map((person) =>
  person.id === 'amina' ? { ...person, state: 'left' } : { ...person, state: 'joined' },
);

/** A room in which much happens at once. */
function BusyRoom(args: PresenceProps) {
  const [now, setNow] = useState(args.people);
  return (
    <>
      <Presence {...args} people={now} />
      <Button variant="secondary" onPress={() => setNow(later)}>
        A minute later
      </Button>
    </>
  );
}

export const ComingsAndGoings: Story = {
  name: 'Announces who joins and leaves in one sentence [CARE-8]',
  render: (args) => <BusyRoom {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A minute later' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Tomás Silva.{0,2}, .?نور الهدى المصري.?, and .?Sofia Bergström.{0,2} joined\. .{0,2}Amina Okafor.{0,2} left\./,
      ),
    );
  },
};

export const Alone: Story = {
  args: { people: people.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 person is here/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No one is here/)).toBeVisible();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

export const LongText: Story = {
  args: {
    people: [
      {
        id: 'max',
        name: 'Maximiliane von Hohenstein-Rosenberg, interpreter for Arabic and Farsi',
        state: 'reconnecting',
      },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    people: [
      { id: 'noor', name: 'نور الهدى المصري', state: 'joined', isSelf: true },
      { id: 'amina', name: 'Amina Okafor', state: 'away' },
      { id: 'yusuf', name: 'الإمام يوسف كريم', state: 'joined' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 أشخاص هنا/)).toBeVisible();
  },
};
