import { NightStage } from '@sakina/design-system';
import type { MediaSeat } from '@sakina/platform/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { StagePart } from '../window/StagePart.tsx';
import { StagePictures } from './StagePictures.tsx';
import { callOf, NAMES, track } from './story-help.ts';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const heading = createRef<HTMLHeadingElement>();

const seatOf = (id: string, isSelf = false): MediaSeat => ({
  id,
  isSelf,
  tracks: [track(id, 'microphone'), track(id, 'camera')],
  speaking: false,
  level: 0,
  quality: 'good',
  qualityReason: null,
  encrypted: true,
});
const [self, amina, noah] = [seatOf('self', true), seatOf('amina'), seatOf('noah')];
const sharing = { ...noah, tracks: [...noah.tracks, track('noah', 'screen')] };

const meta = {
  title: 'Consumer/Call, pictures of the stage',
  component: StagePictures,
  args: { call: callOf(), self, others: [amina], screens: [], nameOf: (id: string) => NAMES[id] ?? id },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <NightStage>
      <Page>
        <RoomWindow title="Session" headingRef={heading} tabs={[]} end={null}>
          <StagePart title="Call" isCall>
            <StagePictures {...args} />
          </StagePart>
        </RoomWindow>
      </Page>
    </NightStage>
  ),
} satisfies Meta<typeof StagePictures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Of two people the other one is large, and the own picture lies in a corner; it is hidden and shown again',
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('figure', { name: 'Layla Haddad (you)' });
    await expect(own).toHaveAttribute('data-corner');
    await userEvent.click(canvas.getByRole('button', { name: 'Your video' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide from me' }));
    const show = await canvas.findByRole('button', { name: 'Show my video' });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    await expect(await canvas.findByRole('figure', { name: 'Layla Haddad (you)' })).toBeVisible();
  },
};

export const Alone: Story = {
  name: 'Whoever is alone sees themselves, and cannot hide that',
  args: { others: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Layla Haddad (you)' })).not.toHaveAttribute('data-corner');
    await expect(canvas.queryByRole('button', { name: 'Your video' })).toBeNull();
  },
};

export const OfThree: Story = {
  name: 'Of three none is above the others',
  args: { others: [amina, noah] },
  play: async ({ canvas }) => {
    const tiles = await Promise.all(
      ['Layla Haddad (you)', 'Dr. Amina Rahman', 'Noah Reyes'].map((name) => canvas.findByRole('figure', { name })),
    );
    await expect(tiles.every((one) => !one.hasAttribute('data-corner'))).toBe(true);
  },
};

export const Screen: Story = {
  name: 'A screen that is shared stands beside the faces, under the name of whose it is',
  args: { others: [amina, sharing], screens: [sharing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Noah Reyes’s screen' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Noah Reyes' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
