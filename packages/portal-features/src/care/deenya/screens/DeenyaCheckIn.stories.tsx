import { scenarios } from '@sakina/mocks';
import { putCheckIn, updateEnrolment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpAsAnswer, expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { DeenyaHomeScreen } from './DeenyaHomeScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Deenya home/Checking in',
  component: DeenyaHomeScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof DeenyaHomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Chooses the words of the two scales. */
async function say(canvas: Canvas, mood: string, energy: string) {
  await userEvent.click(
    within(await canvas.findByRole('radiogroup', { name: /How does your heart feel/ })).getByRole('radio', {
      name: mood,
    }),
  );
  await userEvent.click(
    within(canvas.getByRole('radiogroup', { name: /How much energy/ })).getByRole('radio', { name: energy }),
  );
}

const keep = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const CheckingIn: Story = {
  name: 'Asks how today is, keeps it, and lets it be changed [ROUTE-23]',
  play: async ({ canvas }) => {
    await say(canvas, 'Good', 'Enough');
    await userEvent.click(canvas.getByRole('button', { name: 'Add more, if you like' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Hopeful' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /In your own words/ }), 'Sun on the stairs.');
    await keep(canvas);
    await expect(await canvas.findByText('Heart: Good · Energy: Enough')).toBeVisible();
    await expect(canvas.getByText('Sun on the stairs.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: /In your own words/ })).toHaveValue('Sun on the stairs.');
  },
};

export const CheckInMissing: Story = {
  name: 'Says at the field what is missing, and what is too long [ERROR-2]',
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: /How does your heart feel/ });
    await keep(canvas);
    await expect((await canvas.findAllByText('Choose the word that fits best')).length).toBe(2);
    await waitFor(() =>
      expect(
        within(canvas.getByRole('radiogroup', { name: /How does your heart feel/ })).getByRole('radio', {
          name: 'Heavy',
        }),
      ).toHaveFocus(),
    );
  },
};

export const CheckInFails: Story = {
  name: 'Keeps what was said when it cannot be kept [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(putCheckIn)),
  play: async ({ canvas }) => {
    await say(canvas, 'Low', 'A little');
    await keep(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help beside the note on today in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await say(canvas, 'Heavy', 'Almost none');
    await userEvent.click(canvas.getByRole('button', { name: 'Add more, if you like' }));
    await expectHelpWhileTyping(canvas, await canvas.findByRole('textbox', { name: /In your own words/ }));
  },
};

export const CrisisWords: Story = {
  name: 'Shows help from people first when a note speaks of not wanting to live [CARE-1]',
  play: async ({ canvas }) => {
    await say(canvas, 'Heavy', 'Almost none');
    await userEvent.click(canvas.getByRole('button', { name: 'Add more, if you like' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /In your own words/ }), 'I want to die.');
    await keep(canvas);
    await expectHelpAsAnswer(canvas);
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
  },
};

export const Resting: Story = {
  name: 'A program at rest waits without a reproach, and goes on with one press',
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your program is paused on day 4' })).toHaveTextContent(
      'Everything will be here when you’re ready.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('region', { name: 'Your next step: day 4' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const RestingFails: Story = {
  name: 'Says when a program cannot be taken up just now',
  parameters: { account: 'second@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(updateEnrolment)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
  },
};
