import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { Palette } from '../themes/roles.ts';
import { contrastPairs, contrastRatio, withMoreContrast } from './contrast.ts';
import { AllPalettes, Swatch, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Colours',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  name: 'Roles in all four palettes [LOOK-2]',
  render: () => (
    <AllPalettes>
      {({ palette: { color } }) => (
        <TokenList group={color} sample={({ value }) => <Swatch style={{ background: value }} />} />
      )}
    </AllPalettes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pink: the one next step of a screen.')).toHaveLength(2);
    const grounds = canvas.getAllByRole('region').map((column) => getComputedStyle(column).backgroundColor);
    await expect(new Set(grounds).size).toBe(4);
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

const pairsOf = ({ color }: Palette): Pair[] =>
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

const tables = (change: (palette: Palette) => Palette) => () => (
  <AllPalettes>
    {({ name, palette }) => (
      <Table
        caption={`Contrast of ${name}`}
        columns={columns}
        rows={pairsOf(change(palette))}
        rowKey={({ key }) => key}
        empty={null}
      />
    )}
  </AllPalettes>
);

const allHold: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByText('Holds')).toHaveLength(contrastPairs.length * 4);
  await expect(canvas.queryByText('Fails')).toBeNull();
};

export const Contrast: Story = {
  name: 'Contrast of every pair in use [THEME-1] [THEME-2] [LOOK-2]',
  render: tables((palette) => palette),
  play: allHold,
};

export const MoreContrast: Story = {
  name: 'And where more contrast is asked for: lines as strong as controls, hints as strong as text [LOOK-2]',
  render: tables(withMoreContrast),
  play: allHold,
};
