import { Button, Form } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { AmountField } from './AmountField.tsx';

interface RecordingProps {
  /** What the field holds at first, in minor units. */
  start: number | null;
  texts: { label: string; help: string; missing: string; tooMuch: string; send: string };
  /** Called with the amount, in minor units. */
  onSend: (amount: number | null) => void;
}

/** A form that takes a part of $120. */
function Recording({ start, texts, onSend }: RecordingProps) {
  const form = useForm({ defaultValues: { amount: start } });
  return (
    <Form onSubmit={(event) => form.handleSubmit(({ amount }) => onSend(amount))(event)}>
      <AmountField
        form={form}
        name="amount"
        label={texts.label}
        description={texts.help}
        currency="USD"
        most={12_000}
        messages={{ missing: texts.missing, tooMuch: texts.tooMuch }}
      />
      <Button type="submit">{texts.send}</Button>
    </Form>
  );
}

const english = {
  label: 'Amount received',
  help: '$120 is due on this invoice.',
  missing: 'Enter an amount above zero.',
  tooMuch: 'Only $120 is due on this invoice.',
  send: 'Record payment',
};
const arabic = {
  label: 'المبلغ المستلم',
  help: 'المستحق على هذه الفاتورة 120 دولارًا.',
  missing: 'يُرجى إدخال مبلغ أكبر من الصفر.',
  tooMuch: 'المستحق على هذه الفاتورة 120 دولارًا فقط.',
  send: 'تسجيل الدفعة',
};

const meta = {
  title: 'Provider/Payments/Amount field',
  component: Recording,
  args: { start: null, texts: english, onSend: fn() },
} satisfies Meta<typeof Recording>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes a part, in minor units',
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: /Amount received/ });
    await expect(amount).toBeRequired();
    await expect(amount).toHaveAccessibleDescription('$120 is due on this invoice.');
    await userEvent.type(amount, '49.99');
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(4999));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  name: 'Holds the whole at first, and takes all of it',
  args: { start: 12_000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('120.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(12_000));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooMuch: Story = {
  name: 'Says that it is too much while it is typed, and sends nothing',
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox');
    await userEvent.type(amount, '120');
    await expect(canvas.queryByText(english.tooMuch)).toBeNull();
    await userEvent.type(amount, '.01');
    await expect(canvas.getByText(english.tooMuch)).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.clear(amount);
    await userEvent.type(amount, '1{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(100));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  name: 'Says that an amount is missing, or zero, only after an attempt',
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    await expect(await canvas.findByText(english.missing)).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.type(amount, '0{Enter}');
    await expect(canvas.getByText(english.missing)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    start: 99_999_999,
    texts: {
      ...english,
      label: 'What the Sociedade Internacional de Cuidado Psicológico e Espiritual paid you directly',
      tooMuch: 'Rückerstattungsnachweis: only $120 is due on this invoice.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rückerstattungsnachweis/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { texts: arabic },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تسجيل الدفعة' }));
    const amount = canvas.getByRole('textbox', { name: /المبلغ المستلم/ });
    await expect(await canvas.findByText(arabic.missing)).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(arabic.missing)).direction).toBe('rtl');
    await userEvent.type(amount, '121');
    await expect(canvas.getByText(arabic.tooMuch)).toBeVisible();
  },
};
