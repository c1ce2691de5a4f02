import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, KeyValueList, Section, Stack, adminBreakpoints, portalBreakpoints } from '@sakina/design-system';
import { BothThemes, Swatch, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Space',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Spacing: Story = {
  render: () => (
    <BothThemes>
      {({ space }) => <TokenList group={space} sample={({ value }) => <Swatch style={{ inlineSize: value, blockSize: '1rem', background: 'currentcolor' }} />} />}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.375rem')).toBeVisible();
  },
};

const rows = (steps: Readonly<Record<string, number>>) => Object.entries(steps).map(([name, width]) => ({ term: name, value: <Badge>{`${width} px`}</Badge> }));

export const Breakpoints: Story = {
  render: () => (
    <Stack gap="section">
      <Section title="Navy and pink"><KeyValueList items={rows(portalBreakpoints)} /></Section>
      <Section title="Monochrome"><KeyValueList items={rows(adminBreakpoints)} /></Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('900 px')).toBeVisible();
    await expect(canvas.getByText('1024 px')).toBeVisible();
  },
};
