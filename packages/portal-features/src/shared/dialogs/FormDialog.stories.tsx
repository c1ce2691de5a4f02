import { Button, Heading, Select, Stack } from '@sakina/design-system';
import { ApiError } from '@sakina/platform/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormField } from '../form/index.ts';
import { keepsDrafts } from '../testing/story-drafts.tsx';
import { Effects } from './Effects.tsx';
import { FormDialog } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useKeptReason } from './use-kept-reason.ts';

const en = {
  title: 'Take the claim back?',
  kind: 'Reason',
  kinds: ['Billed twice', 'Wrong client'],
  kindMissing: 'Choose a reason.',
  words: 'Explanation',
  help: 'Your insurer reads this.',
  missing: 'Add a short explanation.',
  effects: ['Your insurer takes its payment back.', 'The session can be billed again.'],
  confirm: 'Take back',
  cancel: 'Not now',
};
const ar: typeof en = {
  title: 'سحب المطالبة؟',
  kind: 'السبب',
  kinds: ['فوترة مكررة', 'عميل آخر'],
  kindMissing: 'يُرجى اختيار سبب.',
  words: 'التوضيح',
  help: 'تقرؤه شركة التأمين.',
  missing: 'يُرجى إضافة توضيح قصير.',
  effects: ['تسترد شركة التأمين ما دفعته.', 'يمكن فوترة الجلسة من جديد.'],
  confirm: 'سحب المطالبة',
  cancel: 'ليس الآن',
};
const long = {
  ...en,
  title: 'Take back the claim for the session with Konstantina Papadopoulos-Christodoulou of November 20?',
  effects: ['Your insurer takes its payment back and settles it with what it pays next. '.repeat(6)],
};

interface AskingProps {
  text: typeof en;
  tone?: 'primary' | 'danger';
  /** How it is answered, attempt by attempt; the last one for good. */
  answers: readonly (ApiError | null)[];
  onSent: (kind: number, words: string) => void;
  /** The first field is shown once something is typed into the second. */
  isLate?: boolean;
}

/** A page with the button that asks. */
function Asking(props: AskingProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Heading level={1}>{props.text.title}</Heading>
      <div>
        <Button onPress={() => setOpen(true)}>{props.text.confirm}</Button>
      </div>
      {isOpen && <Inside {...props} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Inside({
  text,
  tone = 'danger',
  answers,
  onSent,
  isLate = false,
  onClose,
}: AskingProps & { onClose: () => void }) {
  const form = useForm<{ kind: string | null; words: string }>({ defaultValues: { kind: null, words: '' } });
  const kept = useKeptReason(form, 'words', 'story-reason');
  const isShown = useWatch({ control: form.control, name: 'words' }) !== '' || !isLate;
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={text.title}
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      tone={tone}
      error={error}
      onClose={onClose}
      send={(fields) => {
        const refused = answers[Math.min(attempt, answers.length - 1)] ?? null;
        setAttempt(attempt + 1);
        setError(refused);
        return refused ? Promise.reject(refused) : Promise.resolve(Number(fields.kind));
      }}
      onSent={(kind, { words }) => {
        onSent(kind, words);
        onClose();
      }}
    >
      {isShown && (
        <FormField control={form.control} name="kind" rules={{ required: text.kindMissing }}>
          {(field) => (
            <Select
              {...field}
              label={text.kind}
              isRequired
              options={text.kinds.map((label, place) => ({ id: String(place), label }))}
              value={field.value ?? ''}
            />
          )}
        </FormField>
      )}
      <ReasonField
        form={form}
        name="words"
        kept={kept}
        label={text.words}
        description={text.help}
        rows={2}
        most={60}
        missing={text.missing}
      />
      <Effects items={text.effects} />
    </FormDialog>
  );
}

const meta = {
  title: 'Shared states/Form dialog',
  component: Asking,
  args: { text: en, answers: [null], onSent: fn() },
  decorators: [keepsDrafts],
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas, { confirm, title }: typeof en = en) {
  await userEvent.click(await canvas.findByRole('button', { name: confirm }));
  return within(await screen.findByRole('dialog', { name: title }));
}
async function fill(dialog: Canvas) {
  await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Wrong client' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Explanation/ }), ' Mixed up. ');
}
const refusing = (fields: Record<string, string>) =>
  new ApiError({
    kind: 'http',
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'A field is wrong',
    details: { fields },
  });
const send = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Take back' }));

export const Default: Story = {
  name: 'Says what an act does, asks for what is missing at its field, and sends once',
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByRole('region', { name: 'If you confirm' })).toBeVisible());
    await send(dialog);
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await expect(dialog.getByText('Add a short explanation.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Reason/ })).toHaveFocus());
    await fill(dialog);
    await expect(dialog.queryByText('Add a short explanation.')).toBeNull();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSent).toHaveBeenCalledTimes(1);
    const again = await open(canvas);
    await expect(again.getByRole('textbox', { name: /Explanation/ })).toHaveValue('');
  },
};

export const TooLong: Story = {
  name: 'Keeps a text that is too long, and says by how much it may be shorter',
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await fill(dialog);
    await userEvent.type(dialog.getByRole('textbox', { name: /Explanation/ }), 'No. '.repeat(20));
    await send(dialog);
    await expect((await dialog.findAllByText(/Use up to 60 characters/))[0]).toBeVisible();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const LateField: Story = {
  name: 'Leads to the first wrong field as it is drawn, also where it was shown last',
  args: { isLate: true },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /Explanation/ }), 'No. '.repeat(20));
    await send(dialog);
    await expect(await dialog.findByText('Choose a reason.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Reason/ })).toHaveFocus());
  },
};

export const RefusedField: Story = {
  name: 'Says what the server refuses at the field it is about, and nowhere else',
  args: {
    answers: [refusing({ words: 'Leave names out.' }), null],
  },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await fill(dialog);
    await send(dialog);
    const field = dialog.getByRole('textbox', { name: /Explanation/ });
    await expect(await dialog.findByText('Leave names out.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.type(field, 'Wrong day.');
    await waitFor(() => expect(dialog.queryByText('Leave names out.')).toBeNull());
    await send(dialog);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const RefusedElsewhere: Story = {
  name: 'Says above the fields what the server refuses of a field that is not shown, and can be sent again',
  args: { answers: [refusing({ words: 'Leave names out.', payer: 'This insurer has left.' }), null] },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await fill(dialog);
    await send(dialog);
    const notice = await dialog.findByRole('alert');
    await expect(notice).toHaveTextContent('This insurer has left.');
    await expect(notice).not.toHaveTextContent('Leave names out.');
    await expect(dialog.getByText('Leave names out.')).toBeVisible();
    await send(dialog);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const Failed: Story = {
  name: 'Says that it failed above the fields, keeps what was typed, and can be sent again [SEC-13]',
  args: { answers: [new ApiError({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' }), null] },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    await fill(dialog);
    await send(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('What you typed is still here');
    await expect(dialog.getByRole('textbox', { name: /Explanation/ })).toHaveValue(' Mixed up. ');
    await send(dialog);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const Left: Story = {
  name: 'Gives back what was typed and not sent [SEC-15]',
  play: async ({ canvas }) => {
    const first = await open(canvas);
    await userEvent.type(first.getByRole('textbox', { name: /Explanation/ }), 'Mixed up.');
    await userEvent.click(first.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open(canvas);
    const field = second.getByRole('textbox', { name: /Explanation/ });
    await waitFor(() => expect(field).toHaveValue('Mixed up.'));
    await userEvent.click(await second.findByRole('button', { name: 'Discard' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Wrong day.');
    await expect(second.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

const shown: Story['play'] = async ({ canvas, args }) => {
  const dialog = await open(canvas, args.text);
  await waitFor(() => expect(dialog.getByRole('button', { name: args.text.confirm })).toBeVisible());
};
export const Primary: Story = { args: { tone: 'primary' }, play: shown };
export const LongText: Story = { args: { text: long }, play: shown };
export const Admin: Story = { ...LongText, tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...LongText, tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = { args: { text: ar }, globals: { locale: 'ar' }, play: shown };
