import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@sakina/design-system';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FormField } from '../form/index.ts';
import { MeetingForm } from './MeetingForm.tsx';

const en = { title: 'New group', save: 'Announce', back: 'Cancel', name: 'Title', missing: 'Enter a title' };
const ar: typeof en = {
  title: 'مجموعة جديدة',
  save: 'إعلان',
  back: 'إلغاء',
  name: 'العنوان',
  missing: 'العنوان مطلوب',
};

interface PlanningProps {
  texts: typeof en;
  /** Why the last attempt failed. */
  error: unknown;
  /** Called with the title that is sent. */
  onSend: (title: string) => void;
  onCancel: () => void;
}

/** A meeting of which only the title is asked for. */
function Planning({ texts, error, onSend, onCancel }: PlanningProps) {
  const form = useForm({ defaultValues: { title: '' }, shouldFocusError: false });
  return (
    <MeetingForm
      form={form}
      title={texts.title}
      submitLabel={texts.save}
      cancelLabel={texts.back}
      notice={null}
      error={error}
      problem={null}
      onSubmit={form.handleSubmit(({ title }) => onSend(title))}
      onCancel={onCancel}
    >
      <FormField control={form.control} name="title" rules={{ required: texts.missing }}>
        {(field) => <TextField {...field} label={texts.name} isRequired />}
      </FormField>
    </MeetingForm>
  );
}

const meta = {
  title: 'Shared states/Meeting form',
  component: Planning,
  args: { texts: en, error: undefined, onSend: fn(), onCancel: fn() },
} satisfies Meta<typeof Planning>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes the place of what opened it: its heading has the focus',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'New group' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'An empty chair');
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('An empty chair'));
  },
};

export const Wrong: Story = {
  name: 'What is wrong is summed up above the fields and said at each [ERROR-2]',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }));
    await expect(await canvas.findByRole('link', { name: 'Enter a title' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveAccessibleDescription('Enter a title');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  name: 'Why it was not saved stands above the fields [ERROR-2]',
  args: { error: new ApiError({ kind: 'http', status: 500, code: 'SERVER_ERROR', message: 'Trouble' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { texts: ar } };
