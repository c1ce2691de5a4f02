import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SignatureField } from '@sakina/design-system';

const meta = {
  title: 'Design system/Forms/SignatureField',
  component: SignatureField,
  tags: ['autodocs'],
  args: {
    statement: 'By typing my name I agree to be treated by Dr. Idris Benali, and I have read how my data is kept.',
    name: 'signature',
    description: 'As it stands in your profile: Amina Haddad.',
    dateText: '24 November 2026',
    onChange: fn(),
  },
} satisfies Meta<typeof SignatureField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Type your full name to sign' });
    await expect(field).toHaveAccessibleDescription(/By typing my name I agree to be treated by Dr\. Idris Benali/);
    await expect(canvas.getByText('Not signed yet')).toBeVisible();
    await userEvent.type(field, 'Amina Haddad');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Amina Haddad' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/Signed as .*Amina Haddad/);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Keyboard: Story = {
  name: 'Signed by keyboard alone; a drawing is never needed [CARE-8]',
  args: { hasDrawing: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Amina Haddad');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a drawn signature' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Clear' })).toBeVisible();
    await expect(canvas.getByText('A drawing is optional. Your typed name is enough.')).toBeVisible();
    canvas.getByRole('button', { name: 'Remove drawing' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a drawn signature' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Amina Haddad' });
  },
};

export const Drawn: Story = {
  args: { hasDrawing: true, defaultValue: { kind: 'typed', name: 'Amina Haddad' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a drawn signature' }));
    await canvas.findByRole('button', { name: 'Clear' });
    const area = canvas.getByRole('img', { name: /Nothing drawn yet/ });
    const { left, top } = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + x,
      clientY: top + y,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: 1,
      pressure: 0.5,
    });
    await fireEvent.pointerDown(area, at(20, 60));
    await fireEvent.pointerMove(document, at(60, 30));
    await fireEvent.pointerMove(document, at(120, 80));
    await fireEvent.pointerUp(document, { ...at(160, 40), buttons: 0 });
    await expect(await canvas.findByRole('img', { name: /Signature drawn/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'drawn',
      name: 'Amina Haddad',
      drawing: expect.stringMatching(/^data:image\/svg\+xml/) as string,
    });
    await expect(canvas.getByText(/Signed as .*Amina Haddad.*, with a drawing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Amina Haddad' });
  },
};

export const WithError: Story = {
  args: {
    defaultValue: { kind: 'typed', name: 'Amina' },
    errorMessage: 'Write your full name, as it stands in your profile.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('Amina');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, hasDrawing: true, value: { kind: 'typed', name: 'Amina Haddad' }, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, description: 'Answer the two questions above first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    statement:
      'By typing my name I say that I am of age, that I speak for the three children named above, that I have read and understood how sessions are kept, who may see them and for how long, and that I can take back what I agree to here at any time by a message, without a reason and without a cost.',
    defaultValue: { kind: 'typed', name: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi al-Baghdadi' },
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { hasDrawing: true, defaultValue: { kind: 'typed', name: 'Amina Haddad' } },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], args: { hasDrawing: true }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    statement: 'بكتابة اسمي أوافق على العلاج لدى د. إدريس بن علي، وقد قرأت كيف تُحفظ بياناتي.',
    description: 'كما هو في ملفّك: أمينة حدّاد.',
    dateText: '٢٤ نوفمبر ٢٠٢٦',
    hasDrawing: true,
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'اسمك الكامل للتوقيع' }), 'أمينة حدّاد');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'أمينة حدّاد' });
    await expect(canvas.getByRole('status')).toHaveTextContent(/موقّع باسم/);
  },
};
