import { scenarios } from '@sakina/mocks';
import { getCheckInTrend, listCheckIns, listEnrolments } from '@sakina/platform/contract';
import { CalendarProvider, ClockProvider } from '@sakina/platform/react';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { wayOf } from '../story-help.tsx';
import { DeenyaHomeScreen } from './DeenyaHomeScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Deenya home',
  component: DeenyaHomeScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof DeenyaHomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The same page at another moment than the pinned one. */
const at =
  (instant: string): Decorator =>
  (Story) => (
    <ClockProvider clock={{ now: () => Date.parse(instant), timeZone: 'America/New_York' }}>
      <Story />
    </ClockProvider>
  );

export const Default: Story = {
  name: 'Answers which step is next, with both calendars beside it [ROUTE-23][CARE-4]',
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Your next step: day 12' }));
    await expect(next.getByText('Grief in company')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Open the step' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/deenya\?programme=prg-\w+&day=today$/),
    );
    await expect(next.getByText('11 of 14 steps done')).toBeVisible();
    await expect(await canvas.findByText(/^Tuesday, November 24 · Jumada II \d+, 1448 AH$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Breathe and ground yourself' })).toHaveAttribute(
      'href',
      '/deenya?view=exercises',
    );
    await expect(canvas.queryByRole('link', { name: /assistant/ })).toBeNull();
    await expect(
      await canvas.findByText(/On lighter days, often present/, undefined, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

export const WithAssistant: Story = {
  name: 'Leads to the assistant only where its flag is on, and says what it is [FRAME-8]',
  args: { hasAssistant: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sort your thoughts with the assistant' })).toHaveAttribute(
      'href',
      '/deenya?view=assistant',
    );
    await expect(canvas.getByText('It’s software, not a person. Nothing you say is saved.')).toBeVisible();
  },
};

export const MissedDays: Story = {
  name: 'Welcomes back after days away, and counts none of them',
  beforeEach: ({ msw }) => {
    const way = wayOf({
      stepsDone: 4,
      stepsTotal: 7,
      nextDay: 5,
      nextOpensOn: '2026-11-24',
      lastStepOn: '2026-11-12',
      inARow: null,
      encouragement: 'WELCOME_BACK',
    });
    msw.use(scenarios.answering(listEnrolments, { items: [way] }));
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'Your next step: day 5' });
    await expect(next).toHaveTextContent('You’re picking up right where you left off.');
    await expect(next).not.toHaveTextContent(/missed|behind|days ago|row/);
  },
};

export const DoneForToday: Story = {
  name: 'After today’s step says when the next one opens',
  beforeEach: ({ msw }) => {
    const way = wayOf({
      stepsDone: 5,
      stepsTotal: 7,
      nextDay: 6,
      nextOpensOn: '2026-11-25',
      lastStepOn: '2026-11-24',
      inARow: 5,
      encouragement: 'STEADY',
    });
    msw.use(scenarios.answering(listEnrolments, { items: [way] }));
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'You’ve done today’s step' });
    await expect(next).toHaveTextContent('Day 6 opens on Wednesday, November 25.');
    await expect(next).toHaveTextContent('5 of 7 steps done');
    await expect(next).not.toHaveTextContent(/in a row|streak/);
  },
};

export const Finished: Story = {
  name: 'With every program finished, offers another one',
  parameters: { account: 'sofia.marchetti@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No program in progress' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Completed programs' })).getAllByText('Completed'),
    ).toHaveLength(3);
  },
};

export const Ramadan: Story = {
  name: 'In Ramadan, leaves the step until after sunset for those who chose a way with faith [CARE-4]',
  decorators: [at('2027-02-10T15:00:00Z')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It’s Ramadan\. Your step will wait until after sunset/)).toBeVisible();
    await expect(canvas.getByText(/· Ramadan 3, 1448 AH$/)).toBeVisible();
  },
};

export const OwnCalendar: Story = {
  name: 'Counts Hijri months as the reader’s community does, and puts first what they put first [CARE-4]',
  parameters: { account: 'newcomer@demo.test' },
  decorators: [
    (Story) => (
      <CalendarProvider calendars={{ calendar: 'HIJRI_FIRST', hijriOffsetDays: 1 }}>
        <Story />
      </CalendarProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jumada II 15, 1448 AH · Tuesday, November 24')).toBeVisible();
  },
};

export const RamadanWithoutFaith: Story = {
  name: 'Says nothing of fasting to those who chose a way without faith',
  parameters: { account: 'second@demo.test' },
  decorators: [at('2027-02-10T15:00:00Z')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /paused on day/ })).toBeVisible();
    await expect(canvas.queryByText(/sunset/)).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Begins the way for someone new',
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your first step will appear here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a program' })).toHaveAttribute(
      'href',
      '/deenya?view=programmes',
    );
    await expect(await canvas.findByText(/you’ll see here how your weeks are going/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(scenarios.loading(listEnrolments), scenarios.loading(listCheckIns), scenarios.loading(getCheckInTrend)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading today’s step…')).toBeInTheDocument();
    await expect(canvas.getByText('Loading your recent weeks…')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Your journal' })).toBeVisible();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it looks for, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listEnrolments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading today’s step…')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Your next step: day 12' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'One part fails, the others stand, and it is read again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listEnrolments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(await canvas.findByRole('radiogroup', { name: /How does your heart feel/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Your next step: day 12' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says in words what is refused and whom to write to',
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listEnrolments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Holds long titles on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const way = wayOf();
    msw.use(
      scenarios.answering(listEnrolments, {
        items: [
          {
            ...way,
            programme: {
              ...way.programme,
              title: 'Vierundzwanzigstundenpflegekräftebegleitprogramm für die Zeit nach dem Dienst und davor',
            },
          },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vierundzwanzig/)).toBeVisible();
    await canvas.findByText(/On lighter days, often present/, undefined, { timeout: 15_000 });
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'خطوتك التالية: اليوم 12' })).toBeVisible();
    await expect(canvas.getByText('Grief in company')).toHaveAttribute('lang', 'en');
    await expect(await canvas.findByText(/جمادى الآخرة/)).toBeVisible();
  },
};
