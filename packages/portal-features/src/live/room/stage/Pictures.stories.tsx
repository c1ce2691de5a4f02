import { Button, NightStage } from '@sakina/design-system';
import type { MediaSeat } from '@sakina/platform/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { StagePart } from '../window/StagePart.tsx';
import { Pictures, SharedScreen } from './Pictures.tsx';
import { SeatTile } from './SeatTile.tsx';
import { callOf, track } from './story-help.ts';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const PEOPLE = ['Dr. Amina Rahman', 'Noah Reyes', 'Layla Haddad', 'Samir Haddad', 'Zaynab Farooq', 'Henry Osei'];
const heading = createRef<HTMLHeadingElement>();
const call = callOf();

const seatOf = (id: string): MediaSeat => ({
  id,
  isSelf: false,
  tracks: [track(id, 'microphone'), track(id, 'camera')],
  speaking: false,
  level: 0,
  quality: 'good',
  qualityReason: null,
  encrypted: true,
});

interface People {
  count: number;
  /** Whether one of them shares a screen. */
  hasScreen?: boolean;
}

function Tiles({ count, hasScreen = false }: People) {
  return (
    <>
      {hasScreen && (
        <SharedScreen>
          <SeatTile call={call} seat={seatOf('screen')} name="Screen" track={track('screen', 'screen')} isScreen />
        </SharedScreen>
      )}
      <Pictures count={count}>
        {PEOPLE.slice(0, count).map((name) => (
          <SeatTile key={name} call={call} seat={seatOf(name)} name={name} track={track(name, 'camera')} />
        ))}
      </Pictures>
    </>
  );
}

const meta = {
  title: 'Consumer/Call, pictures',
  component: Tiles,
  args: { count: 1 },
  render: (args) => (
    <NightStage>
      <Page>
        <RoomWindow title="Circle of grief" headingRef={heading} tabs={[]} end={<Button>Leave the room</Button>}>
          <StagePart title="Call" isCall>
            <Tiles {...args} />
          </StagePart>
        </RoomWindow>
      </Page>
    </NightStage>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Tiles>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** That each picture lies whole within the stage, and none over another. */
async function expectWhole(canvas: Canvas, count: number): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(count));
  const stage = canvas.getByRole('region', { name: 'Call' }).getBoundingClientRect();
  const boxes = canvas.getAllByRole('figure').map((figure) => figure.getBoundingClientRect());
  for (const box of boxes) {
    await expect(box.top).toBeGreaterThanOrEqual(stage.top - 1);
    await expect(box.bottom).toBeLessThanOrEqual(stage.bottom + 1);
  }
  const overlaps = boxes.some((a, at) =>
    boxes
      .slice(at + 1)
      .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
  );
  await expect(overlaps).toBe(false);
}

const whole = (count: number, hasScreen = false): Story => ({
  args: { count, hasScreen },
  play: async ({ canvas }) => expectWhole(canvas, count + Number(hasScreen)),
});

export const Default: Story = { name: 'One fills the stage', ...whole(1) };
export const Two: Story = { name: 'Two share it', ...whole(2) };
export const Four: Story = { name: 'Four, each whole', ...whole(4) };
export const Six: Story = { name: 'Six, each whole', ...whole(6) };

export const Screen: Story = {
  name: 'A shared screen is larger than the people below it',
  args: { count: 3, hasScreen: true },
  play: async ({ canvas }) => {
    await expectWhole(canvas, 4);
    const [screen, ...people] = canvas.getAllByRole('figure').map((figure) => figure.clientHeight);
    for (const person of people) await expect(screen).toBeGreaterThan(person);
  },
};

export const Phone: Story = {
  ...whole(2),
  name: 'On a phone two stand below each other',
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const OnAPage: Story = {
  name: 'On a page without the window of a room, in two columns',
  args: { count: 4 },
  render: (args) => (
    <NightStage>
      <Tiles {...args} />
    </NightStage>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(4));
    const lefts = new Set(canvas.getAllByRole('figure').map((one) => Math.round(one.getBoundingClientRect().left)));
    await expect(lefts.size).toBe(2);
  },
};
