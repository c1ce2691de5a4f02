import { IdleProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompanionWalk } from '../story-walk.tsx';

const keep = fn(() => () => undefined);

const meta = {
  title: 'Consumer/Deenya day',
  component: CompanionWalk,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { start: { view: 'home' } },
  decorators: [
    (Story) => (
      <IdleProvider keep={keep}>
        <Story />
      </IdleProvider>
    ),
  ],
} satisfies Meta<typeof CompanionWalk>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goes on with Tab until something is focused. */
async function tabTo(target: HTMLElement) {
  for (let presses = 0; presses < 80 && document.activeElement !== target; presses += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

export const Default: Story = {
  name: 'A day by keyboard alone: how today is, the step, the reflection [ROUTE-23]',
  play: async ({ canvas, step }) => {
    await step('Say how today is', async () => {
      const mood = within(await canvas.findByRole('radiogroup', { name: /How does your heart feel/ }));
      await tabTo(mood.getByRole('radio', { name: 'Heavy' }));
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
      await expect(mood.getByRole('radio', { name: 'Good' })).toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await tabTo(canvas.getByRole('button', { name: 'Add more, if you like' }));
      await userEvent.keyboard('{Enter}');
      await tabTo(await canvas.findByRole('textbox', { name: /In your own words/ }));
      await userEvent.keyboard('Sun on the stairs.');
      await tabTo(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.keyboard('{Enter}');
      await expect(
        await within(canvas.getByRole('region', { name: 'How are you today?' })).findByText(/^Heart: Good/),
      ).toBeVisible();
    });
    await step('Open the step of the day', async () => {
      await tabTo(await canvas.findByRole('link', { name: 'Open the step' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'The others who miss them' })).toBeVisible();
    });
    await step('Write a line and say that it is done', async () => {
      await tabTo(await canvas.findByRole('textbox', { name: /Your answer/ }));
      await userEvent.keyboard('To my uncle.');
      await tabTo(canvas.getByRole('checkbox', { name: 'Save it to my journal too' }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('button', { name: 'Done for today' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 2, name: 'Done on Tuesday, November 24' })).toHaveFocus(),
      );
      await expect(await canvas.findByText('Also saved to your journal.')).toBeVisible();
    });
    await step('Back to today: it is done, and nothing more is asked', async () => {
      await tabTo(canvas.getByRole('link', { name: 'Back to today' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('region', { name: 'You’ve done today’s step' })).toHaveTextContent(
        'Day 13 opens on Wednesday, November 25.',
      );
    });
  },
};

export const Journal: Story = {
  name: 'The journal: write from a question, share it, take it back, delete it [CARE-3]',
  args: { start: { view: 'journal' } },
  play: async ({ canvas, step }) => {
    await step('Write from a question', async () => {
      await userEvent.click(
        await canvas.findByRole('link', { name: 'What carried you today, and what did you carry?' }),
      );
      await userEvent.type(await canvas.findByRole('textbox', { name: /Your words/ }), 'The radio, and the neighbor.');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Carried');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Carried' })).toBeVisible();
    });
    await step('Share it with one’s imam', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Share this entry' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Share this entry' }));
      await userEvent.click(await dialog.findByRole('radio', { name: /Imam Yusuf Demir/ }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /I want Imam Yusuf Demir to read this entry/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this entry' })).toBeNull());
      await expect(await canvas.findByText('Since Tuesday, November 24')).toBeVisible();
    });
    await step('Stop sharing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing with Imam Yusuf Demir' }));
      await expect(await canvas.findByText('Only you.')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Share this entry' })).toHaveFocus());
    });
    await step('Delete it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete the entry' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this entry?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete the entry' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Delete this entry?' })).toBeNull());
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Your journal' })).toBeVisible();
      await canvas.findByRole('link', { name: 'Three sentences' });
      await expect(canvas.queryByRole('link', { name: 'Carried' })).toBeNull();
    });
  },
};

export const BreathingWithoutMotion: Story = {
  name: 'Breathing without motion: begun, paused, left [CARE-3][SEC-18]',
  beforeEach: () => {
    keep.mockClear();
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Choose an exercise', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Breathe and ground yourself' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Along a square' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Along a square' })).toBeVisible();
    });
    await step('Without motion', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Without motion' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
      await expect(await canvas.findByText('Breathe in, 4 seconds')).toBeVisible();
      await expect(canvasElement.querySelector('[data-part]')).toBeNull();
      await expect(keep).toHaveBeenCalledOnce();
    });
    await step('Pause and leave', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await userEvent.click(canvas.getByRole('link', { name: 'Breathe and ground yourself' }));
      await expect(await canvas.findByRole('link', { name: 'The long breath' })).toBeVisible();
    });
  },
};

export const RightToLeft: Story = {
  name: 'In Arabic, by names alone: an Arabic program, begun and its first step done [ROUTE-23]',
  globals: { locale: 'ar' },
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas, step }) => {
    await step('Choose the Arabic program', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'اختيار برنامج' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'سبعة أيام من السكينة' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'بدء البرنامج' }));
    });
    await step('Do its first step', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'فتح الخطوة' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'ابدأ من حيث أنت' })).toBeVisible();
      await userEvent.type(await canvas.findByRole('textbox', { name: /إجابتك/ }), 'هادئ.');
      await userEvent.click(canvas.getByRole('button', { name: 'أتممت خطوة اليوم' }));
      await expect(await canvas.findByText('هادئ.')).toBeVisible();
      await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    });
  },
};
