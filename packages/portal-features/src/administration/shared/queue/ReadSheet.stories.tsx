import { Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { getModerationCase } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BesideSheet } from '../BesideSheet.tsx';
import { ReadSheet } from './ReadSheet.tsx';

/** A case beside a list. */
function Sheet({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useOperation(getModerationCase, { params: { id } });
  return (
    <BesideSheet
      sheet={
        <ReadSheet
          read={read}
          title={({ source }) => `A case by ${source}`}
          texts={{
            title: 'Case',
            loading: 'Loading the case…',
            missing: { title: 'We couldn’t find this case', body: 'Choose a case from the list.' },
          }}
          onClose={onClose}
        >
          {({ status }) => <Text>{status}</Text>}
        </ReadSheet>
      }
    >
      <Text>{'The list'}</Text>
    </BesideSheet>
  );
}

const meta = {
  title: 'Admin/Queue/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { id: 'mod-e5w2k9qa', onClose: fn() },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What was read stands beside the list under its name, and is closed',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('region', { name: 'A case by REPORT' })).toHaveTextContent('OPEN');
    await expect(canvas.getByText('The list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getModerationCase)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Case' })).toHaveTextContent('Loading the case…');
  },
};

export const NotFound: Story = {
  args: { id: 'mod-unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this case')).toBeVisible();
  },
};
