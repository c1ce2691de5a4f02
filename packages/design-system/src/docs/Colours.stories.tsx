import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Theme } from '../themes/roles.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { BothThemes, Swatch, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Colours',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  render: () => (
    <BothThemes>
      {({ color }) => <TokenList group={color} sample={({ value }) => <Swatch style={{ background: value }} />} />}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pink: the one next step of a screen.')).toHaveLength(1);
  },
};

interface Pair {
  key: string;
  front: string;
  back: string;
  frontName: string;
  backName: string;
  ratio: number;
  least: number;
}

const pairsOf = ({ color }: Theme): Pair[] =>
  contrastPairs.map(({ front, back, least }) => ({
    key: `${front} on ${back}`,
    frontName: front,
    backName: back,
    front: color[front].value,
    back: color[back].value,
    ratio: contrastRatio(color[front].value, color[back].value),
    least,
  }));

const columns: TableColumn<Pair>[] = [
  { id: 'pair', header: 'Pair', cell: ({ key }) => key, rowHeader: true },
  {
    id: 'sample',
    header: 'Sample',
    cell: ({ front, back }) => (
      <Swatch style={{ background: `linear-gradient(to right, ${front} 50%, ${back} 50%)`, blockSize: '1.5rem' }} />
    ),
  },
  { id: 'ratio', header: 'Ratio', cell: ({ ratio }) => ratio.toFixed(1), align: 'end', width: 'narrow' },
  { id: 'least', header: 'Asked', cell: ({ least }) => least.toFixed(1), align: 'end', width: 'narrow' },
  {
    id: 'verdict',
    header: 'Verdict',
    cell: ({ ratio, least }) =>
      ratio >= least ? <Badge tone="success">{'Holds'}</Badge> : <Badge tone="danger">{'Fails'}</Badge>,
    width: 'narrow',
  },
];

export const Contrast: Story = {
  name: 'Contrast of every pair in use [THEME-1] [THEME-2]',
  render: () => (
    <BothThemes>
      {(source) => (
        <Table
          caption={`Contrast in the ${source.name} theme`}
          columns={columns}
          rows={pairsOf(source)}
          rowKey={({ key }) => key}
          empty={null}
        />
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Holds')).toHaveLength(contrastPairs.length * 2);
    await expect(canvas.queryByText('Fails')).toBeNull();
  },
};
