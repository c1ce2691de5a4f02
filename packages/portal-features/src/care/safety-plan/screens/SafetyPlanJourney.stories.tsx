import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SafetyPlanScreen } from './SafetyPlanScreen.tsx';

const meta = {
  title: 'Consumer/Safety plan journey',
  component: SafetyPlanScreen,
  parameters: { layout: 'fullscreen', account: 'second@demo.test' },
} satisfies Meta<typeof SafetyPlanScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goes on by Tab, or back by Shift and Tab, until a control of that name has the focus. */
async function tabTo(name: RegExp, shift = false) {
  for (let step = 0; step < 60; step += 1) {
    await userEvent.tab({ shift });
    const { activeElement } = document;
    const words = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    if (name.test(words)) return;
  }
  throw new TypeError(`Tab never came to ${name.source}`);
}

export const Default: Story = {
  name: 'Writes a plan from the first sign to the last reason by keyboard alone [CARE-3]',
  play: async ({ canvas, step }) => {
    await step('Begins with the first step', async () => {
      await canvas.findByRole('button', { name: 'Start with the first step' });
      // From the end of the page: what stands before is the help, with the lines of other countries folded away.
      await tabTo(/^Start with the first step$/, true);
      await userEvent.keyboard('{Enter}');
      const heading = await canvas.findByRole('heading', { level: 2, name: 'Warning signs' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('Writes two signs and puts the second first', async () => {
      await userEvent.tab();
      await userEvent.keyboard('I cancel things.');
      await tabTo(/^Add another sign$/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sign 2' })).toHaveFocus());
      await userEvent.keyboard('I cannot sleep.');
      await tabTo(/^Move up: Sign 2$/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Sign 1' })).toHaveValue('I cannot sleep.'));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Move down: Sign 1' })).toHaveFocus());
      await expect(canvas.getByText('Now in place 1 of 2')).toBeInTheDocument();
    });
    await step('Saves and is led to the next', async () => {
      await tabTo(/^Save and continue$/);
      await userEvent.keyboard('{Enter}');
      const heading = await canvas.findByRole('heading', { level: 2, name: 'Coping strategies' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('Step 2 of 7')).toBeVisible();
    });
    await step('Skips to the people, and gives a number', async () => {
      for (const title of ['People and places that distract me', 'People I can ask for help']) {
        await tabTo(/^Skip this step$/);
        await userEvent.keyboard('{Enter}');
        const heading = await canvas.findByRole('heading', { level: 2, name: title });
        await waitFor(() => expect(heading).toHaveFocus());
      }
      await userEvent.tab();
      await userEvent.keyboard('Astrid');
      await userEvent.tab();
      await userEvent.keyboard('+46 8 555 0101');
      await tabTo(/^Save and continue$/);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 2, name: 'Professionals and lines I can call' });
    });
    await step('Stops for now, and finds the plan', async () => {
      await tabTo(/^Stop for now$/);
      await userEvent.keyboard('{Enter}');
      const signs = within(await canvas.findByRole('region', { name: 'Warning signs' }));
      await expect(signs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'I cannot sleep.',
        'I cancel things.',
      ]);
      await expect(canvas.getByRole('link', { name: '+46 8 555 0101' })).toHaveAttribute('href', 'tel:+4685550101');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Write: Professionals and lines I can call' })).toHaveFocus(),
      );
    });
  },
};

export const InArabic: Story = {
  name: 'Writes the first sign in Arabic, found by names alone [CARE-6]',
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('Begins', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'البدء بالخطوة الأولى' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'العلامة 1' }), 'لا أنام.');
    });
    await step('Saves, and stops', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حفظ ومتابعة' }));
      await canvas.findByRole('heading', { level: 2, name: 'طرق التكيّف' });
      await userEvent.click(canvas.getByRole('button', { name: 'التوقف الآن' }));
      await expect(await canvas.findByText('لا أنام.')).toBeVisible();
    });
  },
};
