import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge, doubleTextSize } from '../../../shared/testing/story-help.ts';
import { FaqScreen } from './FaqScreen.tsx';

const meta = {
  title: 'Public site/FAQ',
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FaqScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTIONS = 33;

export const Default: Story = {
  name: 'Answers what people ask, by group [ROUTE-18]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the questions' })).toHaveAccessibleDescription(
      /What you type stays on this page/,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(`${QUESTIONS} questions`);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(QUESTIONS);
    const money = within(canvas.getByRole('region', { name: 'Money and insurance' }));
    const answer = money.getByText(/therapists charge \$35 to \$180/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(money.getByRole('heading', { level: 3, name: 'What does a session cost?' }));
    await expect(answer).toBeVisible();
    await expect(money.getByRole('link', { name: 'What it costs' })).toHaveAttribute('href', '/pricing');
    await expect(money.getByText(/We keep 10% of each paid session/)).not.toBeVisible();
  },
};

export const Searched: Story = {
  name: 'Filters while typing, announces the number of matches, and opens them [ROUTE-18] [CARE-8]',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(field, 'CANCÉL');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 matching questions');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.queryByRole('region', { name: 'Privacy' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/Each provider sets a deadline for free cancellation/)).toBeVisible();
    await userEvent.type(field, ' late');
    await expect(canvas.getByRole('status')).toHaveTextContent('One matching question');
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: 'What if I have to cancel late?' }));
    await expect(canvas.getByText(/percentage of the price set in your provider’s policy/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(`${QUESTIONS} questions`);
  },
};

export const KeptToThePage: Story = {
  name: 'Keeps the typed text out of the address [SEC-8]',
  play: async ({ canvas }) => {
    const before = [location.href, document.title, history.length];
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the questions' }), 'my husband{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matching questions');
    await expect([location.href, document.title, history.length]).toEqual(before);
    await expect(canvas.getByRole('searchbox')).not.toHaveAttribute('name');
  },
};

export const NothingFound: Story = {
  name: 'Without matches, offers an address to write to and crisis lines [ROUTE-18] [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the questions' }), 'parking');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matching questions');
    await expect(canvas.getByRole('heading', { level: 2, name: 'We don’t have an answer to that yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(canvas.queryAllByRole('heading', { level: 3 })).toEqual([]);
  },
};

export const Keyboard: Story = {
  name: 'Searches, opens and closes by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the questions' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('deenya');
    await expect(canvas.getByRole('status')).toHaveTextContent('One matching question');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('deenya{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    const first = canvas.getByRole('heading', {
      level: 3,
      name: /difference between a therapist, an imam, and a mentor/,
    });
    await expect(first.closest('summary')).toHaveFocus();
    await expect(canvas.getByText(/A mentor has walked a road like yours/)).not.toBeVisible();
    await userEvent.tab();
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'How do I find someone who fits?' }).closest('summary'),
    ).toHaveFocus();
  },
};

export const LongText: Story = {
  name: 'Fits a phone at 200% text size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: doubleTextSize,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the questions' }), 'support@sakina');
    await expect(canvas.getByRole('heading', { level: 3, name: 'What if no one fits?' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
    await userEvent.type(canvas.getByRole('searchbox'), ' parking');
    await expect(canvas.getByRole('heading', { level: 2, name: 'We don’t have an answer to that yet' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'For providers' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  name: 'Finds an Arabic word in any of its spellings [CARE-6]',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'أسئلة وأجوبة' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    const field = canvas.getByRole('searchbox', { name: 'البحث في الأسئلة' });
    await userEvent.type(field, 'خُصوصيه');
    await expect(canvas.getByRole('region', { name: 'الخصوصية' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/أسئلة تطابق$/);
    await userEvent.clear(field);
    await userEvent.type(field, 'المراة');
    await expect(canvas.getByRole('status')).toHaveTextContent('سؤال واحد يطابق');
    await expect(canvas.getByRole('heading', { level: 3, name: /مع امرأة أو مع رجل/ })).toBeVisible();
  },
};
