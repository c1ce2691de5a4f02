import { scenarios } from '@sakina/mocks';
import { listClaims } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useAllRows } from '../../shared/all-rows/index.ts';
import { ClaimFigures } from './ClaimFigures.tsx';

/** The figures of all claims that the server answers. */
function OfAllClaims() {
  const { rows, isComplete } = useAllRows(listClaims, { query: { limit: 100 } });
  return <ClaimFigures claims={rows} isComplete={isComplete} />;
}

const meta = {
  title: 'Provider/Insurance/Figures',
  component: ClaimFigures,
  parameters: { account: 'therapist@demo.test' },
  args: { claims: [], isComplete: true },
  render: () => <OfAllClaims />,
} satisfies Meta<typeof ClaimFigures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What is at risk, what clients owe, and what insurers decide on [CALL-29]',
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region'));
    await expect(await figures.findAllByText(/^\$[1-9][\d,]*(?:\.\d\d)?$/)).toHaveLength(3);
  },
};

export const Loading: Story = {
  name: 'No sum before every claim is read',
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listClaims)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toBeInTheDocument();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listClaims)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('$0')).toHaveLength(3);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
