import { loadLazyParts } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DirectoryScreen } from './DirectoryScreen.tsx';
// Named here, so that their texts are there as well.
import '../components/Comparison.tsx';
import '../components/ReviewPanel.tsx';
import '../components/SlotsInline.tsx';
import '../components/WaitlistSheet.tsx';
import { at, Finding } from './story-address.tsx';

const meta = {
  title: 'Public site/Finding journey',
  component: DirectoryScreen,
  render: (args) => <Finding {...args} />,
  args: { query: at('speciality=grief'), onQueryChange: fn(), here: '/find-therapist' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  // Here already: no story is about how long a part takes to be built.
  beforeEach: loadLazyParts,
} satisfies Meta<typeof DirectoryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Code that comes late may take its time on a busy machine. */
const firstTime = { timeout: 20_000 };
/** More steps than any page here has stops. */
const MANY = 150;

/** Presses Tab until the focus is on what is meant. */
async function tabTo(canvas: Canvas, role: string, name: RegExp | string) {
  const meant = await canvas.findAllByRole(role, { name });
  for (let step = 0; step < MANY && !meant.includes(document.activeElement as HTMLElement); step += 1)
    await userEvent.tab();
  await expect(meant).toContain(document.activeElement);
}

const press = (key: string) => userEvent.keyboard(key);
const people = /^\d+ (person|people) you can talk to$/;

export const Default: Story = {
  name: 'From the search to a time by keyboard alone: too many musts, one loosened, two compared [CARE-7] [CARE-8] [SHOW-4]',
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 2, name: people });
    await step('Two musts that no one meets', async () => {
      await tabTo(canvas, 'checkbox', /^Imams/);
      await press(' ');
      await canvas.findByRole('radiogroup', { name: 'Type: required or preferred?' });
      await tabTo(canvas, 'checkbox', /^Women/);
      await press(' ');
      await expect(await canvas.findByRole('heading', { name: 'No one matches all of this' })).toBeVisible();
    });
    await step('Gender becomes a wish', async () => {
      await canvas.findByRole('button', { name: /^Women as a preference: \d+ people$/ });
      await tabTo(canvas, 'button', /^Women as a preference/);
      await press('{Enter}');
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 2, name: people })).toHaveFocus());
      await expect((await canvas.findAllByText('Doesn’t match your preference'))[0]).toBeVisible();
    });
    await step('Two side by side', async () => {
      await tabTo(canvas, 'checkbox', 'Compare Imam Yusuf Demir');
      await press(' ');
      await userEvent.tab();
      await tabTo(canvas, 'checkbox', /^Compare /);
      await press(' ');
      await canvas.findByText('2 of 3 selected');
      await tabTo(canvas, 'button', 'Compare');
      await press('{Enter}');
      const table = await canvas.findByRole('table', { name: 'People you’re comparing' }, firstTime);
      await expect(within(table).getByRole('columnheader', { name: /Yusuf Demir/ })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Compare' })).toHaveFocus());
    });
    await step('To the page of one of them', async () => {
      await tabTo(canvas, 'link', 'Imam Yusuf Demir’s profile');
      await press('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Imam Yusuf Demir' })).toBeVisible();
    });
    await step('A time, and on to the booking', async () => {
      const slots = within(await canvas.findByRole('region', { name: 'When can we talk?' }, firstTime));
      await slots.findAllByRole('radio', { name: /in Istanbul/ });
      await tabTo(canvas, 'radio', /in Istanbul/);
      await press(' ');
      await tabTo(canvas, 'link', 'Continue to booking');
      await expect(document.activeElement).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/booking\/prv-yusuf-demir\?service=prv-yusuf-demir-session&startsAt=2026-/),
      );
    });
  },
};

export const RightToLeft: Story = {
  name: 'The same way in Arabic, by names alone',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^أئمة/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^نساء/ }));
    await expect(await canvas.findByRole('heading', { name: 'لا أحد يطابق كل هذه الشروط معًا' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^نساء تفضيلًا لا شرطًا/ }));
    const boxes = await canvas.findAllByRole('checkbox', { name: /^مقارنة / });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'مقارنة' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المقارنة' }, firstTime)).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('link', { name: /^ملف / }))[0] as HTMLElement);
    const slots = within(await canvas.findByRole('region', { name: 'متى يمكننا الحديث؟' }, firstTime));
    const times = await slots.findAllByRole('radio', { name: /\d+:\d\d/ });
    await userEvent.click(times[0] as HTMLElement);
    await expect(await slots.findByRole('link', { name: 'المتابعة إلى الحجز' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/booking\/.+startsAt=2026-/),
    );
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
