import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@sakina/design-system';
import { expect, within } from 'storybook/test';
import { portalTheme } from '../themes/portal.ts';
import { adminTheme } from '../themes/admin.ts';
import { BothThemes } from './parts.tsx';
import { Sample } from './Sample.tsx';

const meta = {
  title: 'Design system/Foundations/Themes side by side',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const densities = ['comfortable', 'compact'] as const;

/** The color that CSS makes of a token. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(', ')})`;

export const Default: Story = {
  name: 'The same components in both themes and both densities [THEME-1] [THEME-2] [THEME-3]',
  render: () => (
    <BothThemes>
      {({ name }) => (
        <Grid min="lg" gap="x3">
          {densities.map((density) => (
            <div key={density} data-theme={name} data-density={density}>
              <Sample name={`${name}, ${density}`} />
            </div>
          ))}
        </Grid>
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    const button = (name: string) =>
      within(canvas.getByRole('article', { name })).getByRole('button', { name: 'Book this session' });
    const looks = ['portal, comfortable', 'portal, compact', 'admin, comfortable', 'admin, compact'].map((name) => {
      const { backgroundColor, fontFamily } = getComputedStyle(button(name));
      return [button(name).getBoundingClientRect().height, backgroundColor, fontFamily.split(',')[0]];
    });
    await expect(looks).toEqual([
      [44, computed(portalTheme.color.action.value), 'Manrope'],
      [36, computed(portalTheme.color.action.value), 'Manrope'],
      [40, computed(adminTheme.color.action.value), 'Inter'],
      [32, computed(adminTheme.color.action.value), 'Inter'],
    ]);
  },
};

export const RightToLeft: Story = {
  ...Default,
  name: 'And from right to left [CARE-6]',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const sample = canvas.getByRole('article', { name: 'portal, comfortable' });
    const [heading, badge] = [within(sample).getByRole('heading'), within(sample).getByText('Verified')];
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(badge.getBoundingClientRect().right);
  },
};
