import { Heading, KeyValueList, SideSheetLayout, Stack } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Facts } from './Facts.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import type { RecordSheetProps } from './RecordSheet.tsx';

/** A list with one practice beside it. */
function Practices({ onClose }: Pick<RecordSheetProps<unknown>, 'onClose'>) {
  const read = useOperation(getProviderProfile, {});
  return (
    <SideSheetLayout>
      <Heading level={1}>{'Practices'}</Heading>
      <RecordSheet
        id="amina"
        title={read.data?.displayName ?? 'Practice'}
        read={read}
        loading="Loading the practice…"
        missing={{ title: 'There’s no such practice', body: 'It may have been removed.' }}
        onClose={onClose}
      >
        {({ displayName, timeZone }) => (
          <Stack gap="x4">
            <Facts title="Practice">
              <KeyValueList items={[{ term: 'Name', value: displayName }]} />
            </Facts>
            <Facts title="Hours">
              <KeyValueList items={[{ term: 'Time zone', value: timeZone }]} />
            </Facts>
          </Stack>
        )}
      </RecordSheet>
    </SideSheetLayout>
  );
}

const meta = {
  title: 'Shared states/Record sheet',
  component: Practices,
  parameters: { account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onClose: fn() },
} satisfies Meta<typeof Practices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One record beside its list, in named parts',
  play: async ({ canvas, args }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Dr. Amina Rahman' }));
    await expect(within(sheet.getByRole('region', { name: 'Hours' })).getByText('Time zone')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Practice' })).toBeVisible();
    await expect(canvas.getByText('Loading the practice…')).toBeInTheDocument();
  },
};

export const Missing: Story = {
  name: 'A record that is gone',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'There’s no such practice' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
