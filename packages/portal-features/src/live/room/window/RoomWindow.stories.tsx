import { Banner, Button, CallButton, CallControls, CaptionsLine, NightStage, Text, theme } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PrivateMark } from '../components/PrivateMark.tsx';
import { WayBack } from '../components/WayBack.tsx';
import { InPlace } from './InPlace.tsx';
import { useRoomPlaces } from './places.ts';
import { RoomCard } from './RoomCard.tsx';
import { RoomWindow } from './RoomWindow.tsx';
import { StagePart } from './StagePart.tsx';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const Picture = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  background: ${theme.color.nightSurface};
`;

/** A chat that tells how many of its lines were not read. */
function Chat({ unread }: { unread: number }) {
  const places = useRoomPlaces();
  useEffect(() => places?.tellUnread(unread), [places, unread]);
  return <Text>Salaam, can you hear me?</Text>;
}

/** The parts of a call, each of which finds its own place. */
const call = (
  <StagePart title="Call" isCall>
    <Picture>Dr. Amina Rahman</Picture>
    <InPlace at="mark">
      <Text size="sm">REC</Text>
    </InPlace>
    <InPlace at="over">
      <RoomCard>Dr. Amina Rahman is reconnecting</RoomCard>
    </InPlace>
    <InPlace at="captions">
      <Text>Take a breath before you go on.</Text>
    </InPlace>
    <InPlace at="controls">
      <CallButton>
        <Mic aria-hidden />
        <span>Microphone</span>
      </CallButton>
    </InPlace>
  </StagePart>
);

const meta = {
  title: 'Consumer/Call, window of the room',
  component: RoomWindow,
  args: {
    title: 'Session with Layla Haddad',
    headingRef: () => undefined,
    facts: <PrivateMark />,
    back: <WayBack />,
    over: <RoomCard>Noor waits to be let in</RoomCard>,
    tabs: [
      { id: 'people', content: <Text>Layla Haddad</Text> },
      { id: 'chat', content: <Chat unread={0} /> },
    ],
    end: <Button variant="secondary">Leave the room</Button>,
    children: call,
  },
  render: (args) => (
    <NightStage>
      <Page>
        <RoomWindow {...args} />
      </Page>
    </NightStage>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RoomWindow>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Whether the middle of an element is what a pointer meets there. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

async function expectInSight(canvas: Canvas, words: readonly string[]): Promise<void> {
  for (const text of words) await waitFor(async () => expect(isOnTop(await canvas.findByText(text))).toBe(true));
}
const OVER = ['Noor waits to be let in', 'Dr. Amina Rahman is reconnecting'];

export const Default: Story = {
  name: 'A call fills the window; each of its parts stands in its place',
  play: async ({ canvas }) => {
    await expectInSight(canvas, [...OVER, 'Take a breath before you go on.', 'Microphone', 'Leave the room']);
    const header = within(await canvas.findByRole('banner'));
    await expect(header.getByText('REC')).toBeVisible();
    await expect(header.getByText('Private')).toBeVisible();
  },
};

export const Panel: Story = {
  name: 'The panel is folded away and opened again; lines that were not read are counted at its button meanwhile',
  args: {
    tabs: [
      { id: 'people', content: <Text>Layla Haddad</Text> },
      { id: 'chat', content: <Chat unread={2} /> },
    ],
  },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: /People and chat/, expanded: true });
    await expect(await canvas.findByRole('tab', { name: /Chat/ })).toHaveTextContent('2');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveTextContent('2');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('tab', { name: 'People', selected: true })).toBeVisible();
  },
};

export const BeforeTheCall: Story = {
  name: 'Without pictures, what needs an answer stands among the rest',
  args: {
    tabs: [],
    later: <RoomCard>May this session be recorded?</RoomCard>,
    children: (
      <StagePart title="Call">
        <Banner tone="info" title="Take part by writing" />
      </StagePart>
    ),
  },
  play: async ({ canvas }) => {
    const order = ['Noor waits to be let in', 'Take part by writing', 'May this session be recorded?'];
    const tops = await Promise.all(
      order.map(async (text) => (await canvas.findByText(text)).getBoundingClientRect().top),
    );
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(canvas.getByRole('region', { name: 'Call' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone the panel rises over the pictures, takes the focus, and Escape folds it away',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expectInSight(canvas, OVER);
    const toggle = canvas.getByRole('button', { name: 'People and chat', expanded: false });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'People, chat, and notes' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OnItsSide: Story = {
  name: 'On a phone on its side nothing that needs an answer is out of sight',
  globals: { viewport: { value: 'phone', isRotated: true } },
  play: async ({ canvas }) => expectInSight(canvas, OVER),
};

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Haddad '.repeat(2).slice(0, 80);
const SAID = 'Take a breath before you go on, and tell me what you see around you now. '.repeat(6);
export const LongCaptions: Story = {
  name: 'However long a sentence or a name is, captions take two lines and leave the rest to the pictures',
  globals: { viewport: { value: 'phone', isRotated: true } },
  args: {
    title: `Session with ${LONG}`,
    children: (
      <>
        {call}
        <InPlace at="captions">
          <CaptionsLine
            captions={['1', '2'].map((id) => ({ id, speaker: LONG, text: SAID, isFinal: true }))}
            onSizeChange={() => undefined}
          />
        </InPlace>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const words = (await canvas.findByRole('group', { name: 'Captions' })).firstElementChild as HTMLElement;
    const lineHeight = Number.parseFloat(getComputedStyle(words).lineHeight);
    const lines = words.getBoundingClientRect().height / lineHeight;
    await expect(lines).toBeGreaterThanOrEqual(2);
    await expect(lines).toBeLessThan(3);
    // What was said last is what is seen.
    const last = words.lastElementChild as HTMLElement;
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(words.getBoundingClientRect().bottom + 1);
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const end = await canvas.findByText('Leave the room');
    const microphone = canvas.getByText('Microphone');
    await expect(end.getBoundingClientRect().left).toBeLessThan(microphone.getBoundingClientRect().left);
  },
};

const settings = { label: 'Settings', around: (trigger: ReactElement) => trigger };

const floating = {
  isFloating: true,
  over: (
    <RoomCard>
      <Button>Let in Noor</Button>
    </RoomCard>
  ),
  children: (
    <StagePart title="Call" isCall>
      <Picture>Dr. Amina Rahman</Picture>
      <InPlace at="spoken">
        <Text role="status">Noor asks to come in</Text>
      </InPlace>
      <InPlace at="controls">
        <CallControls
          switches={{
            microphone: { isOn: true, onChange: () => undefined, menu: settings },
            camera: { isOn: true, onChange: () => undefined, menu: settings },
            share: { isOn: false, onChange: () => undefined },
          }}
          onLeave={() => undefined}
        />
      </InPlace>
    </StagePart>
  ),
};

/** What is promised of the small window, whatever the page around it. */
async function expectSmallWindow(canvas: Canvas): Promise<void> {
  const small = await canvas.findByRole('region', { name: 'Session with Layla Haddad' });
  const { width, height, left, top, right, bottom } = small.getBoundingClientRect();
  await expect(Math.min(left, top, window.innerWidth - right, window.innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  await expect(width * height).toBeLessThan((window.innerWidth * window.innerHeight) / 2);
  for (const name of ['Let in Noor', 'Microphone', 'Camera'])
    await waitFor(async () => expect(isOnTop(await canvas.findByRole('button', { name }))).toBe(true));
  await expect(canvas.queryByRole('button', { name: 'Share screen' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Leave the room' })).toBeNull();
  await expect(canvas.getByRole('status')).toHaveTextContent('Noor asks to come in');
  await expect(document.documentElement.dataset['room']).toBeUndefined();
}

export const Floating: Story = {
  name: 'Beside another page a small window keeps the pictures, what needs an answer, microphone and camera; its picture can be put away',
  args: floating,
  play: async ({ canvas }) => {
    await expectSmallWindow(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide video' }));
    await expect(canvas.getByText('Dr. Amina Rahman')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let in Noor' })).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show video' });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    await expect(canvas.getByText('Dr. Amina Rahman')).toBeVisible();
  },
};

export const FloatingOnATablet: Story = {
  name: 'The small window leaves a tablet to the page',
  args: floating,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: ({ canvas }) => expectSmallWindow(canvas),
};

export const FloatingRightToLeft: Story = {
  name: 'In Arabic the small window stands in the other corner, its switches first',
  args: floating,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const small = await canvas.findByRole('region', { name: 'Session with Layla Haddad' });
    const { left, right } = small.getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth - right);
    const at = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await waitFor(() => expect(at('الميكروفون')).toBeGreaterThan(at('الكاميرا')));
    await expect(at('الكاميرا')).toBeGreaterThan(at('إخفاء الصورة'));
  },
};

export const FloatingOnAPhone: Story = {
  name: 'The small window fits a phone',
  args: floating,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) => expectSmallWindow(canvas),
};
