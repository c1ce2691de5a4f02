import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RequirementMatrix } from './components/RequirementMatrix.tsx';
import { matrix } from './model/proof-of-build.ts';

const meta = {
  title: 'Proof/Requirements',
  component: RequirementMatrix,
  parameters: { layout: 'fullscreen' },
  args: { rows: matrix },
} satisfies Meta<typeof RequirementMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page itself. */
export const Default: Story = {};

export const Finding: Story = {
  name: 'A requirement is found by its words, with what shows it [SHOW-5]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Search requirements'));
    await userEvent.paste('SHOW-5');
    await expect(await canvas.findByText(/^1 requirement of/)).toBeVisible();
    const area = within(canvas.getByRole('region', { name: 'SHOW: Storybook as the place of review' }));
    await userEvent.click(area.getByText(/assertions in/));
    await expect(area.getByRole('link', { name: /A requirement is found by its words/ })).toHaveAttribute(
      'href',
      './?path=/story/proof-requirements--finding',
    );
  },
};

export const NothingFound: Story = {
  name: 'Words that nothing holds are told so',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Search requirements'));
    await userEvent.paste('zeppelin');
    await expect(await canvas.findByRole('heading', { name: 'No matching requirements.' })).toBeVisible();
  },
};
