import { PINNED_NOW } from '@sakina/mocks';
import type { Discharge } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DischargeText } from './DischargeText.tsx';

const plain: Discharge = {
  reason: 'GOALS_MET',
  summary: 'Panic attacks have stopped.\nShe takes the elevator alone.',
  referral: null,
  at: PINNED_NOW,
  byName: 'Dr. Amina Rahman',
};

const attempt = { on: '2026-11-10', how: 'PHONE' as const, result: 'No answer.' };

const meta = {
  title: 'Provider/Clients/Discharge text',
  component: DischargeText,
  args: { discharge: plain },
} satisfies Meta<typeof DischargeText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the reason and the summary in its own lines, and nothing of what was not given',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Goals met')).toBeVisible();
    const summary = canvas.getByText(/^Panic attacks have stopped\./);
    const lineHeight = Number.parseFloat(getComputedStyle(summary).lineHeight);
    await expect(summary.getBoundingClientRect().height).toBeGreaterThan(lineHeight * 1.5);
    await expect(canvas.queryByText(/Referred to|In the client’s words|attempt/)).toBeNull();
  },
};

export const Filled: Story = {
  name: 'Says who the client was referred to, their own words, and how often they were sought',
  args: {
    discharge: {
      ...plain,
      reason: 'LOST_CONTACT',
      referral: 'Imam Yusuf Demir',
      clientWords: 'I can breathe again.',
      outreach: [attempt, { ...attempt, on: '2026-11-17', how: 'LETTER' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lost contact')).toBeVisible();
    await expect(canvas.getByText('Referred to Imam Yusuf Demir')).toBeVisible();
    await expect(canvas.getByText('In the client’s words: I can breathe again.')).toBeVisible();
    await expect(canvas.getByText('2 attempts to reach the client are on record.')).toBeVisible();
  },
};

export const NoAttempt: Story = {
  name: 'Says nothing of attempts where there was none, and one where there was one',
  args: { discharge: { ...plain, reason: 'LOST_CONTACT', outreach: [] } },
  render: ({ discharge }) => (
    <>
      <DischargeText discharge={discharge} />
      <DischargeText discharge={{ ...discharge, outreach: [attempt] }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/attempt/)).toHaveLength(1);
    await expect(canvas.getByText('1 attempt to reach the client is on record.')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Arabic words in an English record run right to left, and long ones stay within the page',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    discharge: {
      ...plain,
      referral: 'Sociedade Internacional de Cuidado Psicológico e Espiritual da Lagoa de Óbidos',
      summary: `Rückfallvorbeugungsmaßnahmenplanung${'und so weiter'.repeat(8).replaceAll(' ', '')}`,
      clientWords: 'أستطيع أن أتنفس من جديد.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/أتنفس من جديد/)).toHaveAttribute('dir', 'auto');
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { discharge: { ...plain, referral: 'الإمام يوسف', clientWords: 'أستطيع أن أتنفس.', outreach: [attempt] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('تحققت الأهداف')).toBeVisible();
    await expect(canvas.getByText('أُحيل إلى الإمام يوسف')).toBeVisible();
    await expect(canvas.getByText('محاولة تواصل واحدة مسجّلة.')).toBeVisible();
    const summary = canvas.getByText(/^Panic attacks have stopped\./);
    await expect(getComputedStyle(summary).direction).toBe('ltr');
  },
};
