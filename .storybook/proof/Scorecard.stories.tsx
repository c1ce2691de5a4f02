import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Scorecard } from './components/Scorecard.tsx';
import { found, matrix } from './model/proof-of-build.ts';

const meta = {
  title: 'Proof/Scorecard',
  component: Scorecard,
  parameters: { layout: 'fullscreen' },
  args: { proof: found, matrix },
} satisfies Meta<typeof Scorecard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What this build promises and keeps [SHOW-5]',
  play: async ({ canvas }) => {
    const operations = within(canvas.getByRole('group', { name: /Operations declared/ }));
    // Every declared operation is complete.
    const declared = found.contract.reduce((total, one) => total + one.declared, 0);
    await expect(declared).toBeGreaterThan(200);
    await expect(operations.getByText(String(declared))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Gaps' })).toBeVisible();
  },
};

export const Measured: Story = {
  name: 'Figures stand beside their limits, and say whether they keep them; what is missing has its name',
  args: {
    matrix: [{ id: 'SEC-99', group: 'Security', words: 'A key that no one turns.', places: [], assertions: 0 }],
    proof: {
      ...found,
      looked: {
        date: '2026-11-24',
        commit: 'a1b2c3d',
        stories: 2571,
        mounts: 4900,
        looks: 78400,
        minutes: 110,
        found: ['consumer-booking--default'],
        again: { commit: 'b2c3d4e', date: '2026-11-25', found: [] },
      },
      coverage: [{ kind: 'component', name: 'Button', file: 'Button.tsx', missing: ['no story Keyboard'] }],
      measured: {
        date: '2026-11-24',
        commit: 'a1b2c3d',
        machine: '2 cores, Node 24.1',
        groups: [
          {
            title: 'Script of a first visit',
            unit: 'kB after brotli',
            rows: [
              { name: '/', value: 108.4, limit: 110 },
              { name: '/find-therapist', value: 188, limit: 160 },
            ],
          },
          {
            title: 'Builds',
            unit: 's',
            rows: [{ name: 'types', value: 0.4 }],
            measured: { date: '2026-11-30', commit: 'd4e5f6a', machine: '2 cores, Node 24.1' },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^\/ 108\.4 at most 110 Met$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^\/find-therapist 188 at most 160 Not met$/ })).toBeVisible();
    await expect(canvas.getByText(/2026-11-30 at commit d4e5f6a/)).toBeVisible();
    await expect(canvas.getByText(/no story Keyboard/)).toBeVisible();
    await expect(canvas.getByText('SEC-99').closest('li')).toHaveTextContent(
      'SEC-99: A key that no one turns. Not covered yet',
    );
    await expect(
      canvas.getByText(
        'The matrix checked 2,571 stories in 78,400 combinations of theme, density, language, and width: issues found in 1 story. Commit a1b2c3d, 2026-11-24. These were fixed and checked again on commit b2c3d4e, 2026-11-25: nothing found.',
      ),
    ).toBeVisible();
  },
};

export const NotMeasured: Story = {
  name: 'A build that no one measured says how to',
  args: { proof: { ...found, measured: null, looked: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Run npm run measure/)).toBeVisible();
    await expect(canvas.getByText(/Run npm run test:matrix/)).toBeVisible();
  },
};
