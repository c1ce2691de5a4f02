import { TextField } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormField, resolverOf } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { EntryDialog } from './EntryDialog.tsx';

interface WritingProps {
  texts: { title: string; label: string; missing: string };
  /** What the field holds at first. */
  start: string;
  /** Called with the entry that is taken over. */
  onTake: (reason: string) => void;
  onClose: () => void;
}

/** An entry of one field, which must not be empty. */
function Writing({ texts, start, onTake, onClose }: WritingProps) {
  const form = useForm({
    defaultValues: { reason: start },
    shouldFocusError: false,
    resolver: resolverOf(problemsOf),
  });
  const { control } = form;
  const reason = useWatch({ control, name: 'reason' });
  function problemsOf(typed: { reason: string }): Problem<{ reason: string }>[] {
    return [typed.reason === '' && ['reason', texts.missing]];
  }
  return (
    <EntryDialog
      title={texts.title}
      record="story-entry"
      form={form}
      problems={problemsOf({ reason })}
      onTake={(fields) => onTake(fields.reason)}
      onClose={onClose}
    >
      <FormField control={control} name="reason">
        {(field) => <TextField {...field} label={texts.label} isRequired />}
      </FormField>
    </EntryDialog>
  );
}

const english = { title: 'Add a date', label: 'Reason', missing: 'Enter a reason.' };
const arabic = { title: 'إضافة تاريخ', label: 'السبب', missing: 'يُرجى إدخال السبب.' };

const meta = {
  title: 'Provider/Availability/Entry dialog',
  component: Writing,
  args: { texts: english, start: '', onTake: fn(), onClose: fn() },
} satisfies Meta<typeof Writing>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  name: 'Says nothing of what is missing before it was tried, and Back takes nothing over',
  play: async ({ args }) => {
    const dialog = await dialogOf('Add a date');
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await expect(reason).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(reason, 'Eid');
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  name: 'Takes the entry over, once, and closes',
  args: { start: 'Eid' },
  play: async ({ args }) => {
    const dialog = await dialogOf('Add a date');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' al-Fitr');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith('Eid al-Fitr'));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  name: 'Says at the field what is wrong, with the focus there, and stays open',
  play: async ({ args }) => {
    const dialog = await dialogOf('Add a date');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter a reason.'));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(args.onTake).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(reason, 'Eid{Enter}');
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith('Eid'));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const ComesBack: Story = {
  name: 'Gives back an entry that was left unsaved, and lets go of it when asked [SEC-15]',
  decorators: [keepsDrafts],
  play: async () => {
    const reason = async () => (await dialogOf('Add a date')).findByRole('textbox', { name: /Reason/ });
    await userEvent.type(await reason(), 'Eid');
    await leaveAndReturn();
    await expect(await screen.findByText('What you typed is back')).toBeVisible();
    await expect(await reason()).toHaveValue('Eid');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(await reason()).toHaveValue('');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    texts: {
      title: 'Betriebsversammlungsbedingte Abwesenheit und ihre Vertretung in der Praxis am Hafen',
      label: 'Why you’re away, in words that your clients may read when they look for a time with you',
      missing: 'Vertretungsberechtigungsnachweiserfordernis',
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { texts: arabic },
  play: async ({ args }) => {
    const dialog = await dialogOf('إضافة تاريخ');
    await userEvent.click(dialog.getByRole('button', { name: 'تم' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /السبب/ })).toHaveAccessibleDescription(arabic.missing),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'رجوع' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
