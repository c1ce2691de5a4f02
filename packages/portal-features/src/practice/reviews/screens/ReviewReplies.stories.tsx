import { scenarios } from '@sakina/mocks';
import { answerReview } from '@sakina/platform/contract';
import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReviewsScreen } from './ReviewsScreen.tsx';
import { noahs } from '../story-help.ts';

const meta = {
  title: 'Provider/Reviews/Replies',
  component: ReviewsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { filter: 'all' },
} satisfies Meta<typeof ReviewsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  name: 'Stops an answer that confirms someone was a client, says why, and publishes a neutral one [CLOUD-115]',
  play: async ({ canvas }) => {
    const review = await noahs(canvas);
    await userEvent.click(review.getByRole('button', { name: 'Edit reply to N. B.' }));
    const field = await review.findByRole('textbox', { name: /Public reply/ });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Your sessions with me on Tuesday');
    await expect(await review.findByText(/“Your sessions” confirms that someone was a client/)).toBeVisible();
    await expect(review.getByText(/“Tuesday” mentions when something happened/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/confirms that someone was a client/);
    await expect(field).toHaveValue('Your sessions with me on Tuesday');
    await userEvent.clear(field);
    await userEvent.type(field, 'You were brave from the first day in my room.');
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    const confirms = review.getByRole('checkbox', { name: /doesn’t confirm that this person/ });
    await waitFor(() => expect(confirms).toHaveFocus());
    await expect(confirms).toHaveAccessibleDescription('Confirm this, or use a ready-made reply.');
    await userEvent.click(confirms);
    await userEvent.type(field, ' I am glad.');
    await expect(confirms).not.toBeChecked();
    await userEvent.click(review.getByRole('button', { name: 'Use a ready-made reply' }));
    await expect(review.getByRole('checkbox', { name: 'Thank you for taking the time to write.' })).toBeChecked();
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await userEvent.click(await review.findByRole('button', { name: 'Delete reply to N. B.' }));
    await expect(await review.findByRole('button', { name: 'Reply to the review by N. B.' })).toBeVisible();
  },
};

export const ReadyAnswer: Story = {
  name: 'An answer is put together from sentences that say nothing of anyone; none chosen is said at them [CLOUD-115]',
  args: { filter: 'unanswered' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Reply to the review by/ });
    await userEvent.click(canvas.getAllByRole('button', { name: /^Reply to the review by/ })[0]!);
    const group = within(await canvas.findByRole('group', { name: /^Public reply/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish reply' }));
    await expect(group.getByText('Write a reply, or go back.')).toBeVisible();
    await userEvent.click(group.getByRole('checkbox', { name: 'Thank you for taking the time to write.' }));
    await userEvent.click(group.getByRole('checkbox', { name: /^I read every review/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Publish reply' }));
    await expect(await screen.findByText(/Your reply is public/)).toBeInTheDocument();
  },
};

export const NamesAClient: Story = {
  name: 'Shows at the field what the server knows beyond it: the name of a client [CLOUD-115]',
  play: async ({ canvas }) => {
    const review = await noahs(canvas);
    await userEvent.click(review.getByRole('button', { name: 'Edit reply to N. B.' }));
    const field = await review.findByRole('textbox', { name: /Public reply/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'all the best to Haddad');
    await userEvent.click(review.getByRole('checkbox', { name: /doesn’t confirm that this person/ }));
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/“Haddad” speaks of a person by name/));
  },
};

export const AnswerFails: Story = {
  name: 'Keeps the answer where it could not be published [CLOUD-115] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(answerReview)),
  play: async ({ canvas }) => {
    const review = await noahs(canvas);
    await userEvent.click(review.getByRole('button', { name: 'Edit reply to N. B.' }));
    const field = await review.findByRole('textbox', { name: /Public reply/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Thank you.');
    await userEvent.click(review.getByRole('checkbox', { name: /doesn’t confirm that this person/ }));
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await expect(await review.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Thank you.');
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await waitFor(() => expect(review.queryByRole('textbox')).toBeNull());
  },
};

const openDraft = fn((_user: string, record: string) =>
  Promise.resolve<unknown>(record ? { text: 'Thank you for' } : null),
);
const forgetDraft = fn((_user: string, _record: string) => Promise.resolve());
const vault = {
  seal: () => Promise.resolve(true),
  forget: forgetDraft,
  open: openDraft,
  sweep: () => Promise.resolve(),
  destroyAll: () => Promise.resolve(),
  generation: () => 0,
};

export const HalfWritten: Story = {
  name: 'An answer half written comes back, and its draft goes once it is published [SEC-15]',
  decorators: [
    (Story) => (
      <DraftsProvider vault={vault} userId="usr-amina">
        <Story />
      </DraftsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const review = await noahs(canvas);
    await userEvent.click(review.getByRole('button', { name: 'Edit reply to N. B.' }));
    const field = await review.findByRole('textbox', { name: /Public reply/ });
    await waitFor(() => expect(field).toHaveValue('Thank you for'));
    await userEvent.type(field, ' taking the time.');
    await userEvent.click(review.getByRole('checkbox', { name: /doesn’t confirm that this person/ }));
    await userEvent.click(review.getByRole('button', { name: 'Publish reply' }));
    await waitFor(() => expect(review.queryByRole('textbox')).toBeNull());
    const record = openDraft.mock.calls.at(-1)?.[1] ?? '';
    await expect(record).toMatch(/^review-answer:/);
    await waitFor(() => expect(forgetDraft).toHaveBeenCalledWith('usr-amina', record));
  },
};
