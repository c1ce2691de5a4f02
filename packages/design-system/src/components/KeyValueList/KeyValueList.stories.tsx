import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyValueList, NotGiven } from '@sakina/design-system';

const meta = {
  title: 'Design system/Data/KeyValueList',
  component: KeyValueList,
  subcomponents: { NotGiven },
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'With', value: 'Dr. Leila Haddad' },
      { term: 'When', value: 'Thursday 12 March, 14:30, your time (Dubai)' },
      { term: 'For them', value: 'Thursday 12 March, 13:30 (Amman)' },
      { term: 'Price', value: 'AED 350.00 for 50 minutes' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('Dr. Leila Haddad')).toBeVisible();
  },
};
export const Stacked: Story = { args: { layout: 'stacked' } };
export const SplitForSums: Story = {
  args: {
    layout: 'split',
    items: [
      { term: 'Session, 50 minutes', value: 'AED 350.00' },
      { term: 'Insurance pays', value: 'AED -280.00' },
      { term: 'You pay', value: 'AED 70.00' },
    ],
  },
};

export const NothingKnown: Story = {
  args: { items: [{ term: 'Pronouns', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('definition')).toHaveTextContent('Not given');
  },
};
export const Narrow: Story = {
  name: 'In a narrow column of a wide window the value goes below its name, and keeps its words whole',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { items: [{ term: 'Issued by', value: 'Pennsylvania State Board' }] },
  decorators: [(Shown) => <div style={{ inlineSize: '13rem' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getByRole('term'), canvas.getByRole('definition')];
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(term.getBoundingClientRect().bottom);
    await expect(value.clientWidth).toBe(value.parentElement?.clientWidth);
  },
};
export const InAPane: Story = {
  name: 'Beside a list the value has the larger part of the line',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { items: [{ term: 'Email', value: 'aarav.agarwal.f28xuq@mail.demo.test' }] },
  decorators: [(Shown) => <div style={{ inlineSize: '23rem' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getByRole('term'), canvas.getByRole('definition')];
    await expect(value.getBoundingClientRect().left).toBeGreaterThanOrEqual(term.getBoundingClientRect().right);
    await expect(value.clientWidth).toBeGreaterThan(term.clientWidth * 1.5);
  },
};
export const Spans: Story = {
  name: 'A span of times and a phone number stay on one line, however narrow the list',
  args: {
    items: [
      { term: 'When', value: 'Tuesday, December 1, 6:30\u00a0–\u00a07:45\u00a0PM, Eastern Time' },
      { term: 'Phone', value: 'Home: +1 347 555 0136' },
    ],
  },
  decorators: [(Shown) => <div style={{ inlineSize: '13.5rem' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    const [when, phone] = canvas.getAllByRole('definition');
    await expect(when).toHaveTextContent('Tuesday, December 1, 6:30 – 7:45 PM, Eastern Time');
    await expect(phone).toHaveTextContent('Home: +1 347 555 0136');
    for (const whole of [/^6:30/, /^\+1/])
      await expect(canvas.getByText(whole).getClientRects(), String(whole)).toHaveLength(1);
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        term: 'What brings you here, in your own words',
        value:
          'Since we moved I wake at four and cannot find back into sleep; at work no one knows, and at home I do not want to add to what my mother carries.',
      },
    ],
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    items: [
      { term: 'مع', value: 'Dr. Idris Benali' },
      { term: 'الموعد', value: 'الثلاثاء 24 نوفمبر، 2:30 م بتوقيتك (نيويورك)' },
      { term: 'لدى المعالج', value: 'الثلاثاء 24 نوفمبر، 10:30 م (إسطنبول)' },
      { term: 'السعر', value: '120.00 US$ لمدة 50 دقيقة' },
    ],
  },
  globals: { locale: 'ar', viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'مع',
      'الموعد',
      'لدى المعالج',
      'السعر',
    ]);
    const name = canvas.getByText('Dr. Idris Benali');
    await expect(name.tagName).toBe('BDI');
    await expect(canvas.getByText('مع').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().right,
    );
  },
};
