import { Button, NightStage } from '@sakina/design-system';
import { make, scenarios } from '@sakina/mocks';
import { admitParticipant, refuseParticipant } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, userEvent, waitFor } from 'storybook/test';
import { amina, layla } from '../story-help.ts';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { StagePart } from '../window/StagePart.tsx';
import { Knocks } from './Knocks.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const waits = (id: string, displayName: string, since: number) => ({
  ...layla,
  id,
  displayName,
  isSelf: false,
  presence: 'WAITING' as const,
  admittedAt: null,
  identity: 'GUEST' as const,
  waitingSince: minutes(since),
});
const room = make.room({
  participants: [
    { ...amina, isSelf: true },
    waits('participant-3', 'Noor', -1),
    waits('participant-4', 'Samir Haddad', -4),
  ],
});

const meta = {
  title: 'Provider/Who asks to come in',
  component: Knocks,
  args: { room, expected: 'Layla Haddad' },
  parameters: { account: 'therapist@demo.test' },
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof Knocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Whoever has waited longest stands first, and is let in alone [SESSION-5]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(admitParticipant, room)),
  play: async ({ canvas }) => {
    const people = await canvas.findAllByRole('listitem');
    await expect(people.map(({ textContent }) => textContent.includes('Samir Haddad'))).toEqual([true, false]);
    await userEvent.click(canvas.getByRole('button', { name: 'Let in Samir Haddad' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Waiting to come in' })).toHaveFocus());
  },
};

export const Refused: Story = {
  name: 'A knock that cannot be answered stays, and it is said',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(refuseParticipant)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t let in Noor' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let in Noor' })).toBeVisible();
  },
};

const crowd = make.room({
  participants: Array.from({ length: 10 }, (_, index) => waits(`participant-${index}`, `Guest ${index}`, -index)),
});
export const Ten: Story = {
  name: 'Ten at once: those who have waited longest, and the others at a press',
  args: { room: crowd },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByRole('listitem');
    await expect(shown).toHaveLength(3);
    await expect(shown[0]).toHaveTextContent('Guest 9');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 7 more people' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Waiting to come in' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** The smallest phone, 320 × 568. */
const SmallPhone = styled.div`
  position: relative;
  block-size: 35.5rem;
`;
const heading = createRef<HTMLHeadingElement>();
/** Whether the middle of an element is in the window and under nothing. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

export const TenOnAPhone: Story = {
  name: 'Ten at once on the smallest phone: the first is in sight, each of the others is a flick away, and nothing is covered',
  args: { room: crowd },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SmallPhone>
      <RoomWindow
        title="Session with Layla Haddad"
        headingRef={heading}
        over={<Knocks {...args} />}
        tabs={[]}
        end={<Button variant="secondary">{'Leave or end'}</Button>}
      >
        <StagePart title="Audio and video" isCall>
          {null}
        </StagePart>
      </RoomWindow>
    </SmallPhone>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    const out = canvas.getByRole('button', { name: 'Leave or end' });
    const more = canvas.getByRole('button', { name: 'Show 7 more people' });
    const first = [/^Let in Guest 9/, /^Don’t let in Guest 9/].map((name) => canvas.getByRole('button', { name }));
    await waitFor(() => expect(first.every(isInSight)).toBe(true));
    for (const button of [...canvas.getAllByRole('button', { name: /let in/i }), more]) {
      button.scrollIntoView({ block: 'nearest' });
      await waitFor(() => expect(isInSight(button)).toBe(true));
      await expect(isInSight(out)).toBe(true);
    }
    await userEvent.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(isInSight(out)).toBe(true);
  },
};

export const NoOne: Story = {
  name: 'No one waits',
  args: { room: make.room({ participants: [{ ...amina, isSelf: true }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
