import { scenarios } from '@sakina/mocks';
import { createEnrolment, getProgramme, updateEnrolment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { GRIEF, PRESENTATION, wayOf } from '../story-help.tsx';
import { ProgrammeScreen } from './ProgrammeScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Deenya programme',
  component: ProgrammeScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { programmeId: GRIEF },
} satisfies Meta<typeof ProgrammeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what a program is, how far the reader is, and what each day is about [ROUTE-23]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grief in company' })).toBeVisible();
    await expect(await canvas.findByText('11 of 14 steps done')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Written by Dr. Amina Rahman, Licensed Psychologist' }),
    ).toHaveAttribute('href', '/therapist/prv-amina-rahman');
    await expect(await canvas.findByRole('link', { name: 'The others who miss them' })).toHaveAttribute(
      'href',
      `/deenya?programme=${GRIEF}&day=12`,
    );
    await expect((await canvas.findAllByText(/^Done on/)).length).toBe(11);
    await expect(canvas.queryByRole('link', { name: 'Waves' })).toBeNull();
  },
};

export const Beginning: Story = {
  name: 'Asks with faith or without, says what is missing, and begins [ERROR-2]',
  args: { programmeId: PRESENTATION },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the program' }));
    await expect(await canvas.findByText('Choose one')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Without faith content/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the program' }));
    await expect(await canvas.findByText('0 of 10 steps done')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const BeginningFails: Story = {
  name: 'Keeps the choice when beginning fails [ERROR-2]',
  args: { programmeId: PRESENTATION },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(createEnrolment)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /With Islamic content/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the program' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(canvas.getByRole('radio', { name: /With Islamic content/ })).toBeChecked();
  },
};

export const AnotherFirst: Story = {
  name: 'Names the program that has to come first, with the way to it',
  parameters: { account: 'newcomer@demo.test' },
  beforeEach: ({ msw }) => {
    const programme = {
      ...wayOf().programme,
      id: 'prg-evenings',
      title: 'Thirty evenings',
      requires: [{ id: 'prg-story', title: 'Breathing room' }],
    };
    msw.use(
      scenarios.answering(getProgramme, {
        ...programme,
        about: ['A look back on the day.'],
        outline: [{ day: 1, title: 'One good thing', minutes: 5 }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Breathing room' })).toHaveAttribute(
      'href',
      '/deenya?programme=prg-story',
    );
    await expect(canvas.queryByRole('button', { name: 'Start the program' })).toBeNull();
  },
};

export const RestingAndGoingOn: Story = {
  name: 'Rests and goes on, and says that nothing is lost',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the program' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('link', { name: 'Open the step' })).toBeVisible();
  },
};

export const Leaving: Story = {
  name: 'Asks before leaving, and lets come back to the same step',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the program' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this program?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the program' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Leave this program?' })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Pick up where you left off' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const LeavingFails: Story = {
  name: 'Stays open and says why when leaving fails [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(updateEnrolment)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the program' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this program?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the program' }));
    await expect(await dialog.findByText(/^Nothing was lost/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProgramme)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the program…')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: 'A program that is not there leads to the others',
  args: { programmeId: 'prg-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This program is no longer available');
    await expect(canvas.getByRole('link', { name: 'Show all programs' })).toHaveAttribute(
      'href',
      '/deenya?view=programmes',
    );
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it reads, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getProgramme)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the program…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grief in company' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that it could not be read, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProgramme)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grief in company' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getProgramme)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const title = 'Vierundzwanzigstundenpflegekräftebegleitprogramm für die Zeit nach dem Dienst';
    msw.use(
      scenarios.answering(getProgramme, {
        ...wayOf().programme,
        title,
        about: [title.repeat(3)],
        outline: [{ day: 1, title: title.repeat(2), minutes: 5 }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Vierundzwanzig/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('أُنجز 11 من 14 خطوة')).toBeVisible();
    await expect(canvas.getByText('Grief in company')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'فتح الخطوة' })).toBeVisible();
  },
};
