import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { at, AtAddress } from '../story-help.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const meta = {
  title: 'Consumer/Community journey',
  component: CommunityScreen,
  render: (args) => <AtAddress {...args} screen={CommunityScreen} />,
  args: { address: at(), onAddressChange: fn() },
  parameters: { layout: 'fullscreen', account: 'second@demo.test' },
} satisfies Meta<typeof CommunityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Goes on with Tab until something has the focus, as someone without a mouse does. */
async function tabTo(element: HTMLElement, shift = false) {
  for (let presses = 0; presses < 150 && document.activeElement !== element; presses += 1)
    await userEvent.tab({ shift });
  await expect(element).toHaveFocus();
}
async function press(element: HTMLElement, key = '{Enter}', shift = false) {
  await tabTo(element, shift);
  await userEvent.keyboard(key);
}
const closed = (role: 'dialog' | 'menu') => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

export const Default: Story = {
  name: 'Reads, joins, posts with a warning, stands by someone, replies and reports by keyboard alone [ROUTE-17][CARE-8]',
  play: async ({ canvas, step }) => {
    await step('Opens a circle', async () => {
      await press(await canvas.findByRole('link', { name: 'Living with loss' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Living with loss' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('Joins it', async () => {
      await press(await canvas.findByRole('button', { name: 'Join this circle' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Join ‘Living with loss’' }));
      await press(dialog.getByRole('checkbox', { name: 'I’ve read these guidelines and agree to them' }), ' ');
      await press(dialog.getByRole('button', { name: 'Join' }));
      await closed('dialog');
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('Posts with a warning', async () => {
      await press(await canvas.findByRole('button', { name: 'Post to this circle' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
      await userEvent.keyboard('The ward at night');
      await tabTo(canvas.getByRole('textbox', { name: /What would you like to say/ }));
      await userEvent.keyboard('He asked for his boat.');
      await tabTo(canvas.getByRole('textbox', { name: /Content warning/ }));
      await userEvent.keyboard('A death on the ward');
      await press(canvas.getByRole('button', { name: 'Post' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'The ward at night' }, { timeout: 15_000 });
      await waitFor(() => expect(heading).toHaveFocus());
      await press(await canvas.findByRole('button', { name: 'Show post: A death on the ward' }));
      await expect(canvas.getByText('He asked for his boat.')).toBeVisible();
    });
    await step('Stands by someone', async () => {
      await press(canvas.getByRole('link', { name: 'Back to the circle' }), '{Enter}', true);
      await press(await canvas.findByRole('link', { name: 'I was not there when she died' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'I was not there when she died' });
      await waitFor(() => expect(heading).toHaveFocus());
      await press(await canvas.findByRole('button', { name: /^With you: / }), ' ');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^With you: / })).toHaveAttribute('aria-pressed', 'true'),
      );
    });
    await step('Replies', async () => {
      await tabTo(await canvas.findByRole('textbox', { name: /Write a reply/ }));
      await userEvent.keyboard('I am at work as well when it happens to others.');
      await press(canvas.getByRole('button', { name: 'Send reply' }));
      await expect(await canvas.findByRole('article', { name: 'Reply: Noah' })).toHaveTextContent(
        'I am at work as well',
      );
    });
    await step('Reports a reply', async () => {
      await press(
        canvas.getAllByRole('button', { name: 'More actions for reply: North wind' })[0] as HTMLElement,
        '{Enter}',
        true,
      );
      const item = await screen.findByRole('menuitem', { name: 'Report' });
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Report this reply' }));
      await press(
        dialog.getByRole('radio', { name: 'The author may be in danger' }),
        '{ArrowDown}{ArrowDown}{ArrowDown}',
      );
      await expect(dialog.getByRole('radio', { name: 'It gives medical advice' })).toBeChecked();
      await press(dialog.getByRole('button', { name: 'Send report' }));
      await screen.findByText('Thank you. Moderators have your report');
      await closed('dialog');
    });
  },
};

export const Arabic: Story = {
  name: 'The same in Arabic, by names alone [ROUTE-17]',
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('Opens the circle and joins', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'مجلس السكينة' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'الانضمام إلى هذه الحلقة' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'الانضمام إلى «مجلس السكينة»' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'قرأت هذه الإرشادات وأوافق عليها' }));
      await userEvent.click(dialog.getByRole('button', { name: 'انضمام' }));
      await closed('dialog');
    });
    await step('Posts with a warning', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'النشر في هذه الحلقة' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: /^العنوان/ }), 'ليلة طويلة');
      await userEvent.type(canvas.getByRole('textbox', { name: /^ما الذي بودّك قوله/ }), 'لم أنم منذ الفجر.');
      await userEvent.type(canvas.getByRole('textbox', { name: /^تنبيه عن المحتوى/ }), 'الأرق');
      await userEvent.click(canvas.getByRole('button', { name: 'نشر' }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'ليلة طويلة' }, { timeout: 15_000 }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'عرض المنشور: الأرق' }));
      await expect(canvas.getByText('لم أنم منذ الفجر.')).toBeVisible();
    });
    await step('Stands by someone and replies', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'العودة إلى الحلقة' }));
      const [, second] = await canvas.findAllByRole('article');
      await userEvent.click(within(second as HTMLElement).getByRole('link', { name: /رد/ }));
      const support = await canvas.findByRole('button', { name: /^معك · / });
      await userEvent.click(support);
      await waitFor(() => expect(support).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.type(await canvas.findByRole('textbox', { name: /^كتابة رد/ }), 'سلامتك.');
      await userEvent.click(canvas.getByRole('button', { name: 'إرسال الرد' }));
      await expect(await canvas.findByRole('article', { name: /^رد: .*Noah/ })).toHaveTextContent('سلامتك.');
    });
    await step('Reports the post', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^إجراءات أخرى للمنشور/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إبلاغ' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'الإبلاغ عن هذا المنشور' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'فيه نصيحة طبية' }));
      await userEvent.click(dialog.getByRole('button', { name: 'إرسال البلاغ' }));
      await screen.findByText('شكرًا لك. وصل بلاغك إلى المشرفين');
      await closed('dialog');
    });
  },
};
