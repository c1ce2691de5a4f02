import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeSpecimen } from '@sakina/design-system';
import { expect, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Design system/Display/Type specimen',
  component: TypeSpecimen,
  tags: ['autodocs'],
  args: { theme: 'portal' },
} satisfies Meta<typeof TypeSpecimen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The families whose files have loaded. */
const arrived = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll(/['"]/g, ''));

const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  name: 'Navy and pink: five families, their weights and sizes [THEME-1]',
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Navy and pink' }));
    for (const family of ['Poppins', 'Manrope', 'Karla', 'Lato', 'Roboto Mono'])
      await expect(sheet.getByRole('list', { name: `Weights of ${family}` })).toBeVisible();
    await expect(
      within(sheet.getByRole('list', { name: 'Weights of Manrope' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Medium 500', 'Semibold 600', 'Bold 700']);
    await expect(sheet.getByText('34 to 48 px')).toBeVisible();
    await waitFor(() =>
      expect(arrived()).toEqual(
        expect.arrayContaining(['Poppins', 'Manrope', 'Karla', 'Lato', 'Roboto Mono', 'IBM Plex Sans Arabic']),
      ),
    );
  },
};

export const Monochrome: Story = {
  name: 'Monochrome: Inter for everything but codes [THEME-2]',
  args: { theme: 'admin' },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Monochrome' }));
    await expect(sheet.getAllByRole('list', { name: 'Weights of Inter' })).toHaveLength(4);
    await expect(getComputedStyle(sheet.getByRole('heading', { name: 'Scale' })).fontFamily).toMatch(/^Inter/);
    await waitFor(() => expect(arrived()).toContain('Inter'));
  },
};

export const Figures: Story = {
  name: 'Digits align: all are equally wide',
  play: async ({ canvas }) => {
    const widthOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().width;
    };
    await canvas.findByText('$1,111.11');
    await document.fonts.ready;
    await expect(widthOf('$1,111.11')).toBeCloseTo(widthOf('$1,284.50'), 1);
    await expect(widthOf('$77.17')).toBeCloseTo(widthOf('$90.00'), 1);
  },
};

export const Measure: Story = {
  name: 'A line of prose has 68 characters at most',
  play: async ({ canvas }) => {
    const prose = await canvas.findByText(/You do not have to explain everything/);
    const { fontSize, lineHeight, maxInlineSize } = getComputedStyle(prose);
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.6, 1);
    await expect(prose.getBoundingClientRect().width).toBeLessThanOrEqual(Number.parseFloat(maxInlineSize) + 1);
  },
};

export const LongText: Story = {
  name: 'Fits a phone with the text at twice its size [CARE-8]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Navy and pink' })).toBeVisible();
    await expectNoOverflow();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Voices' })).toBeVisible();
    await expectNoOverflow();
  },
};

export const RightToLeft: Story = {
  name: 'In Arabic: the sheet turns, each sample keeps its own direction [CARE-6]',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'الكحلي والوردي' }));
    await expect(getComputedStyle(sheet.getByRole('heading', { name: 'السلّم' })).direction).toBe('rtl');
    for (const sample of sheet.getAllByText('Peace of Mind'))
      await expect(getComputedStyle(sample).direction).toBe('ltr');
    for (const sample of sheet.getAllByText('راحة البال')) await expect(getComputedStyle(sample).direction).toBe('rtl');
    await expect(sheet.getByRole('list', { name: /Poppins/ })).toBeVisible();
  },
};

export const Admin: Story = {
  name: 'Keeps its own theme in the administration',
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByRole('heading', { name: 'Navy and pink' })).fontFamily).toMatch(
      /^Poppins/,
    );
  },
};
