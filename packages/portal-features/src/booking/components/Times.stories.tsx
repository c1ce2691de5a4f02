import { make } from '@sakina/mocks';
import { CalendarProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../shared/story-help.ts';
import { openOptions, phone } from '../story-help.tsx';
import { Times } from './Times.tsx';

const { slots } = make.openSlots();

const meta = {
  title: 'Consumer/Booking parts/Times',
  component: Times,
  args: {
    profile: make.providerProfile(),
    slots,
    chosen: undefined,
    onChoose: fn(),
    firstTime: () => {},
    errorMessage: undefined,
    isMonth: true,
  },
} satisfies Meta<typeof Times>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says how many times each day has, and takes the one that is chosen',
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: /^\d+:\d\d/ }))[0] as HTMLElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ startsAt: slots[0]?.startsAt, endsAt: slots[0]?.endsAt });
    await expect(canvas.getByText('Times are in Eastern Time.')).toBeVisible();
  },
};

export const AsTheReaderPrefers: Story = {
  name: 'Begins with the calendars of the reader’s preferences [CARE-4]',
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
    await expect(canvas.getByRole('button', { name: /Days by which your community differs/ })).toHaveTextContent(
      'One day earlier',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Gregorian' }));
    await expect(canvas.getByRole('radio', { name: 'Gregorian' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: /Hijri/ }));
    await expect(canvas.queryByRole('radio', { name: 'Hijri' })).toBeNull();
  },
};

export const Prayers: Story = {
  name: 'Marks the times around prayers for whoever asks, and says how they are worked out [CARE-5]',
  play: async ({ canvas }) => {
    await openOptions(canvas);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mark the times around prayers' }));
    await expect(canvas.getByText(/your mosque may differ by some minutes/)).toBeVisible();
    await expect((await canvas.findAllByText(/Around (Dhuhr|Asr|Maghrib)/))[0]).toBeVisible();
  },
};

export const NotChosen: Story = {
  args: { errorMessage: 'Choose a time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a time')).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'The month comes first, how it is shown below it',
  globals: phone,
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('button', { name: /November 26.*free time/ });
    await expect(month.compareDocumentPosition(canvas.getByRole('button', { name: 'How the times are shown' }))).toBe(
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
