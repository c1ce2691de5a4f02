import { Form, FormActions, Stack, SubmitButton, TextField } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { FieldConflict } from './FieldConflict.tsx';
import { FormField } from './FormField.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { useVersionedSubmit } from './use-versioned-submit.ts';

interface Place {
  version: number;
  name: string;
  street: string;
}
type Fields = Pick<Place, 'name' | 'street'>;

const en = { name: 'Name', street: 'Street', save: 'Save', missing: 'Enter a name.' };
const ar: typeof en = { name: 'الاسم', street: 'الشارع', save: 'حفظ', missing: 'يُرجى إدخال الاسم.' };

const stale = new ApiError({ kind: 'http', status: 409, code: 'VERSION_CONFLICT', message: 'The place has changed' });
const refused = new ApiError({
  kind: 'http',
  status: 422,
  code: 'VALIDATION_FAILED',
  message: 'A field is wrong',
  details: { fields: { name: 'This name is taken.' } },
});

interface ChangingProps {
  text: typeof en;
  /** What another window has saved meanwhile. */
  theirs: Place;
  /** How attempts on the newer version are answered, one after the other; null saves. */
  answers: readonly (ApiError | null)[];
  /** Called with each attempt on the newer version. */
  onAttempt: (fields: Fields) => void;
  /** Holds each answer back, and is given what lets it go. */
  onHeld?: (answer: () => void) => void;
  onSaved: (saved: Place) => void;
}

const OPENED: Place = { version: 1, name: 'Harbor', street: 'Main Street' };
const formOf = ({ name, street }: Place): Fields => ({ name, street });

/** Changes a place that another window has changed since it was opened. */
function Changing({ text, theirs, answers, onAttempt, onHeld, onSaved }: ChangingProps) {
  const [base, setBase] = useState(OPENED);
  const [error, setError] = useState<ApiError>();
  const [attempts, setAttempts] = useState(0);
  const form = useForm<Fields>({ defaultValues: formOf(OPENED) });
  const save = useVersionedSubmit(form, {
    base,
    onBase: setBase,
    read: () => Promise.resolve(theirs),
    formOf,
    send: async (fields, on) => {
      if (on.version !== theirs.version) throw stale;
      onAttempt(fields);
      setAttempts(attempts + 1);
      if (onHeld) await new Promise<void>((resolve) => onHeld(resolve));
      const answer = answers[Math.min(attempts, answers.length - 1)] ?? null;
      setError(answer ?? undefined);
      if (answer) throw answer;
      return { ...fields, version: on.version + 1 };
    },
    onAgain: () => setError(undefined),
    onSent: onSaved,
  });
  return (
    <>
      <Form onSubmit={save.submit}>
        <Stack gap="x2">
          <RefusalNotice form={form} error={error} />
          <FormField control={form.control} name="name" rules={{ required: text.missing }}>
            {(field) => <TextField {...field} label={text.name} isRequired />}
          </FormField>
          <FormField control={form.control} name="street">
            {(field) => <TextField {...field} label={text.street} />}
          </FormField>
          <FormActions>
            <SubmitButton>{text.save}</SubmitButton>
          </FormActions>
        </Stack>
      </Form>
      {save.conflict && (
        <FieldConflict
          onResolve={save.resolve}
          onClose={save.closeConflict}
          fields={save.conflict.fields.map((name) => ({
            id: name,
            term: text[name],
            mine: save.conflict?.merged[name],
            theirs: save.conflict?.theirs[name],
          }))}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Shared states/Versioned form',
  component: Changing,
  args: {
    text: en,
    theirs: { version: 2, name: 'Harbor', street: 'Mill Lane' },
    answers: [null],
    onAttempt: fn(),
    onSaved: fn(),
  },
} satisfies Meta<typeof Changing>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const nameIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Name/ });
async function rename(canvas: Canvas) {
  await userEvent.clear(nameIn(canvas));
  await userEvent.type(nameIn(canvas), 'Quay');
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Default: Story = {
  name: 'Merges what another window saved in other fields, without a question [SEC-16]',
  play: async ({ canvas, args }) => {
    await rename(canvas);
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ version: 3, name: 'Quay', street: 'Mill Lane' }));
    await expect(canvas.getByRole('textbox', { name: /^Street/ })).toHaveValue('Mill Lane');
  },
};

export const RefusedAfterAMerge: Story = {
  name: 'Takes back what was refused of the merged form as soon as it is corrected [ERROR-2]',
  args: { answers: [refused, null] },
  play: async ({ canvas, args }) => {
    await rename(canvas);
    await save(canvas);
    await expect(await canvas.findByText('This name is taken.')).toBeVisible();
    await waitFor(() => expect(nameIn(canvas)).toHaveFocus());
    await userEvent.type(nameIn(canvas), ' 2');
    await waitFor(() => expect(canvas.queryByText('This name is taken.')).toBeNull());
    await userEvent.clear(nameIn(canvas));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(nameIn(canvas), 'Quay 2');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

export const RefusedAfterAChoice: Story = {
  name: 'Takes back what was refused after a conflict was resolved as soon as it is corrected [SEC-16]',
  args: { theirs: { version: 2, name: 'Pier', street: 'Main Street' }, answers: [refused, null] },
  play: async ({ canvas, args }) => {
    await rename(canvas);
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save what I typed' }));
    await expect(await canvas.findByText('This name is taken.')).toBeVisible();
    await userEvent.type(nameIn(canvas), ' 2');
    await waitFor(() => expect(canvas.queryByText('This name is taken.')).toBeNull());
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Quay 2' })));
  },
};

export const SentOnce: Story = {
  name: 'Sends once while what was chosen in a conflict is being saved [SEC-16]',
  args: { theirs: { version: 2, name: 'Pier', street: 'Main Street' }, onHeld: fn<(answer: () => void) => void>() },
  play: async ({ canvas, args }) => {
    await rename(canvas);
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    const choose = await dialog.findByRole('button', { name: 'Save what I typed' });
    const button = canvas.getByRole('button', { name: 'Save', hidden: true });
    choose.click();
    button.click();
    await waitFor(() => expect(args.onHeld).toHaveBeenCalled());
    for (const [answer] of mocked(args.onHeld!).mock.calls) answer();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onAttempt).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { args: { text: ar }, globals: { locale: 'ar' } };
