import { make } from '@sakina/mocks';
import { CalendarProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { answered, openOptions, phone } from '../story-help.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { TimeStepProps } from './TimeStep.tsx';

const open = make.openSlots();
const { slots } = open;
const [first] = slots;

/** Keeps the chosen time, as a booking does. */
function Choosing({ wanted, onChoose, ...props }: TimeStepProps) {
  const [chosen, choose] = useState(wanted);
  return (
    <TimeStep
      {...props}
      wanted={chosen}
      onChoose={(span) => {
        choose(span.startsAt);
        onChoose(span);
      }}
    />
  );
}

const meta = {
  title: 'Consumer/Booking parts/TimeStep',
  component: TimeStep,
  args: {
    nextLabel: 'Continue',
    profile: make.providerProfile(),
    mode: 'ONLINE',
    read: answered(open),
    wanted: null,
    isMonth: true,
    onChoose: fn(),
    onNext: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof TimeStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Continues with the chosen time',
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    const time = { startsAt: first?.startsAt, endsAt: first?.endsAt };
    await expect(args.onChoose).toHaveBeenLastCalledWith(time);
    await expect(canvas.getByText('Times are in Eastern Time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenLastCalledWith(time);
  },
};

export const NightThere: Story = {
  name: 'Says before the booking that the chosen time is at night for the provider [CARE-9]',
  args: {
    profile: { ...make.providerProfile(), timeZone: 'Asia/Tokyo' },
    wanted: first?.startsAt ?? null,
  },
  play: async ({ canvas, args }) => {
    const name = new RegExp(`^It’s night for .?${args.profile.displayName}.? then$`);
    await expect(await canvas.findByText(name)).toBeVisible();
    await expect(canvas.getByText(/Japan .*\(at night\)/)).toBeVisible();
  },
};

export const AsTheReaderPrefers: Story = {
  name: 'Begins with the calendars the user prefers [CARE-4]',
  decorators: [
    (Story) => (
      <CalendarProvider calendars={{ calendar: 'HIJRI_FIRST', hijriOffsetDays: 1 }}>
        <Story />
      </CalendarProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await expect(await canvas.findByRole('switch', { name: /Hijri/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Hijri' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Adjust Hijri date for your community/ })).toHaveTextContent(
      'One day earlier',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Gregorian' }));
    await expect(canvas.getByRole('radio', { name: 'Gregorian' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: /Hijri/ }));
    await expect(canvas.queryByRole('radio', { name: 'Hijri' })).toBeNull();
  },
};

export const Prayers: Story = {
  name: 'Marks the times around prayers on request, and says how they are computed [CARE-5]',
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show prayer times' }));
    await expect(canvas.getByText(/Your mosque may differ by a few minutes/)).toBeVisible();
    await expect((await canvas.findAllByText(/Around (Dhuhr|Asr|Maghrib)/))[0]).toBeVisible();
  },
};

export const NotChosen: Story = {
  name: 'Asks for a time, and moves the focus to the first one [ERROR-2]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose a time')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /^\d+:\d\d/ })[0]).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Says why the chosen time cannot be taken [ERROR-2]',
  args: { wanted: first?.startsAt ?? null, refusal: 'That is the time you have already.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('That is the time you have already.')).toBeVisible();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Gone: Story = {
  name: 'Says that the requested time is no longer free',
  args: { wanted: '2026-11-26T08:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The time you chose is no longer available')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /^\d+:\d\d/ })[0]).not.toBeChecked();
  },
};

export const Loading: Story = {
  args: { read: { ...answered(open), data: undefined, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finding open times…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Leads to other providers and the waitlist when nothing is free',
  args: { read: answered(make.openSlots({ slots: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See who’s available sooner' })).toHaveAttribute(
      'href',
      '/find-therapist?kind=therapist&sort=soonest',
    );
    await expect(canvas.getByRole('link', { name: 'See your waitlists' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const OtherMode: Story = {
  name: 'Offers the other way to meet when only that one has free times',
  args: { mode: 'IN_PERSON', onChangeMode: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change how you meet' }));
    await expect(args.onChangeMode).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: 'Shows the month first and its options below',
  globals: phone,
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('button', { name: /November 26.*available time/ });
    await expect(month.compareDocumentPosition(canvas.getByRole('button', { name: 'Display options' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await userEvent.click(await canvas.findByRole('switch', { name: /التاريخ الهجري/ }));
    await expect(canvas.getByRole('radio', { name: 'هجري' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
