import { Heading, MoneyField, Stack, TextField } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../../../shared/form/index.ts';
import { draftTotal, nextKey } from '../model/draft.ts';
import type { DraftLine } from '../model/draft.ts';
import { ChargeLines } from './ChargeLines.tsx';

interface WritingProps {
  labels: { description: string; amount: string; total: string };
  start: DraftLine[];
}

/** Lines of a description and an amount, as an invoice has them. */
function Writing({ labels, start }: WritingProps) {
  const { control } = useForm({ defaultValues: { lines: start } });
  const lines = useFieldArray({ control, name: 'lines' });
  const typed = useWatch({ control, name: 'lines' });
  return (
    <Stack as="section" aria-label={labels.total}>
      <Heading level={1}>{labels.total}</Heading>
      <ChargeLines
        lines={lines}
        of="amounts"
        onAdd={() => lines.append({ key: nextKey(typed), description: '', amount: null }, { shouldFocus: false })}
        total={{ label: labels.total, sum: { amountMinor: draftTotal(typed), currency: 'USD' } }}
      >
        {(index) => (
          <>
            <FormField control={control} name={`lines.${index}.description`}>
              {(field) => <TextField {...field} label={labels.description} isRequired />}
            </FormField>
            <FormField control={control} name={`lines.${index}.amount`}>
              {(field) => <MoneyField {...field} label={labels.amount} isRequired currency="USD" />}
            </FormField>
          </>
        )}
      </ChargeLines>
    </Stack>
  );
}

const session = { key: 0, description: 'Individual session', amount: 12_000 };

const meta = {
  title: 'Provider/Invoices/Charge lines [CLOUD-430]',
  component: Writing,
  args: { labels: { description: 'Description', amount: 'Amount', total: 'Total' }, start: [session] },
} satisfies Meta<typeof Writing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Adds and removes lines, keeps the last one, and sums them as they are typed [CLOUD-430]',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.getByText('$120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an item' }));
    const second = within(await canvas.findByRole('region', { name: 'Item 2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Description' }), 'Report');
    await userEvent.type(second.getByRole('textbox', { name: /^Amount/ }), '30');
    await waitFor(() => expect(canvas.getByText('$150')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove item 1' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Item 2' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Report');
    await expect(canvas.getByText('$30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Full: Story = {
  name: 'Offers no further line once there are as many as an invoice can have',
  args: { start: Array.from({ length: 20 }, (_, key) => ({ ...session, key })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: /^Item / })).toHaveLength(20);
    await expect(canvas.queryByRole('button', { name: 'Add an item' })).toBeNull();
  },
};

const two: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(3);
};
const long = { ...session, description: 'Psychodynamic session with the whole family and an interpreter. '.repeat(3) };
export const LongText: Story = { args: { start: [long, { ...long, key: 1 }] }, play: two };
export const Admin: Story = { ...LongText, tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...LongText, tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    labels: { description: 'الوصف', amount: 'المبلغ', total: 'المجموع' },
    start: [
      { ...session, description: 'جلسة فردية' },
      { ...session, key: 1, description: 'تقرير' },
    ],
  },
  globals: { locale: 'ar' },
  play: two,
};
