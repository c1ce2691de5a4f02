import { Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PlaceLinks } from './PlaceLinks.tsx';

const names = ['Home', 'Messages', 'Plan', 'Questionnaires', 'Payments', 'Waitlists', 'News'];
const at = (current: string, labels: readonly string[] = names) =>
  labels.map((label, index) => ({
    href: `#${index}`,
    label,
    isCurrent: label === current,
    ...(index === labels.length - 1 && { count: 3, countWords: ', 3 new' }),
  }));

const meta = {
  title: 'Shared states/Place links',
  component: PlaceLinks,
  args: { label: 'Dashboard pages', places: at('Plan') },
} satisfies Meta<typeof PlaceLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says where one is, and how much waits elsewhere',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'News , 3 new' })).not.toHaveAttribute('aria-current');
  },
};

/** Whether a link lies within its row, as wide as that is. */
async function isInSight(link: HTMLElement): Promise<void> {
  const row = link.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
  await waitFor(async () => {
    const { left, right } = link.getBoundingClientRect();
    // A row scrolls by whole pixels.
    await expect(left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(right).toBeLessThanOrEqual(row.right + 1);
  });
}

export const Phone: Story = {
  name: 'On a phone the row begins where one is, and the page stays as wide as the phone [CARE-8]',
  args: { places: at('News') },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await isInSight(canvas.getByRole('link', { name: /^News/ }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: every page in its order, never at a cut word [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of names) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveFocus();
      await isInSight(link);
    }
  },
};

export const LateFont: Story = {
  name: 'Stays whole when its words become wider, as with a font that comes late',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Payments' });
    link.focus();
    await isInSight(link);
    const style = document.createElement('style');
    style.textContent = 'nav a { letter-spacing: 0.2em; }';
    canvasElement.append(style);
    await isInSight(link);
    await expect(link).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'صفحاتك',
    places: at('الأخبار', ['الرئيسية', 'الرسائل', 'الخطة', 'الاستبيانات', 'المدفوعات', 'قوائم الانتظار', 'الأخبار']),
  },
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <PlaceLinks {...args} />
      <Text>أخبارك</Text>
    </>
  ),
  play: async ({ canvas }) => {
    await isInSight(canvas.getByRole('link', { name: /^الأخبار/ }));
  },
};
