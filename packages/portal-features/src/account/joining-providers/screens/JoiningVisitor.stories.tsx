import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { JoiningScreen } from './JoiningScreen.tsx';
import { heading, toReview } from './story-steps.ts';

const meta = {
  title: 'Consumer/Joining as a provider for visitors',
  component: JoiningScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'MENTOR', onStepChange: fn() },
} satisfies Meta<typeof JoiningScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Asks a visitor to sign in only on submit [ROUTE-10] [AUTH-4]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don’t need an account to fill this in/)).toBeVisible();
    await toReview(canvas);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in and send' }));
    const question = await heading(canvas, /who are you/);
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fonboarding%2Fmentor',
    );
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/auth/register?redirect=%2Fonboarding%2Fmentor',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your answers' }));
    await expect(await canvas.findByText('I know the way back to a lecture hall, row by row.')).toBeVisible();
  },
};
