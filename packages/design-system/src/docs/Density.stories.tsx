import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Grid, Inline, KeyValueList, Section, Stack } from '@sakina/design-system';
import { BothThemes } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Density',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const densities = ['comfortable', 'compact'] as const;

export const Steps: Story = {
  name: 'Compact and comfortable [THEME-3]',
  render: () => (
    <BothThemes>
      {(source) => (
        <Grid min="sm" gap="x3">
          {densities.map((density) => (
            <div key={density} data-theme={source.name} data-density={density}>
              <Section title={`${density}, ${source.name}`} headingLevel={3}>
                <Stack>
                  <Inline>
                    <Button>{'Book'}</Button>
                    <Button variant="secondary">{'Later'}</Button>
                  </Inline>
                  <KeyValueList
                    layout="stacked"
                    items={Object.entries(source.density[density]).map(([role, { value, description }]) => ({
                      id: role,
                      term: `${role}: ${description}`,
                      value,
                    }))}
                  />
                </Stack>
              </Section>
            </div>
          ))}
        </Grid>
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    const [portalRoomy, portalTight, adminRoomy, adminTight] = canvas
      .getAllByRole('button', { name: 'Book' })
      .map((button) => button.getBoundingClientRect().height);
    await expect([portalRoomy, portalTight, adminRoomy, adminTight]).toEqual([44, 36, 40, 32]);
  },
};
