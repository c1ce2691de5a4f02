import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from '@sakina/design-system';
import type { Upload } from '@sakina/design-system';

const pdf = (name: string, content = '%PDF-1.7 …') => new File([content], name, { type: 'application/pdf' });
const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'insurance-card.jpg', {
  type: 'image/jpeg',
});

const sent: Upload = (file) => Promise.resolve({ id: `doc-${file.name}` });
const never: Upload = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};
const before = [
  { id: 'doc-1', name: 'referral-2026-11-17.pdf', size: 248_000 },
  { id: 'doc-2', name: 'insurance-card-front-and-back.jpg', size: 1_840_000 },
];

/** The hidden input behind the button, which opens the browser's file dialog. */
function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

const meta = {
  title: 'Design system/Forms/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  args: {
    label: 'Papers for your first session',
    name: 'papers',
    isRequired: true,
    kinds: ['PDF', 'JPEG', 'PNG'],
    maxSize: 10_000_000,
    onUpload: sent,
    onChange: fn(),
    description: 'A referral, an insurance card, a letter from a doctor.',
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Papers for your first session' })).toHaveAccessibleDescription(
      'PDF, JPEG, or PNG, up to 10 MB each',
    );
    await userEvent.upload(inputOf(canvasElement), [pdf('letter.pdf'), photo]);
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
        'letter.pdf12 bytes · Uploaded',
        'insurance-card.jpg7 bytes · Uploaded',
      ]),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'doc-letter.pdf', name: 'letter.pdf', size: 12 },
      { id: 'doc-insurance-card.jpg', name: 'insurance-card.jpg', size: 7 },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/uploaded\./);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone; a removed file can be restored [CARE-8]',
  args: { defaultValue: before },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Remove.*referral/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([before[1]]);
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(/referral-2026-11-17\.pdf.* removed\./);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(before);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
};

export const Pasted: Story = {
  name: 'Accepts a pasted picture',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const clipboard = new DataTransfer();
    clipboard.items.add(photo);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }));
    await expect(await canvas.findByText(/bytes · Uploaded/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Checks a file’s content, not only its name, and says why it is refused [ERROR-2]',
  args: { onUpload: fn(sent) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), [pdf('report.pdf', 'MZ program'), pdf('empty.pdf', ''), photo]);
    await expect(
      await canvas.findByText('This isn’t a valid PDF file. Save it again as PDF and choose it again.'),
    ).toBeVisible();
    await expect(canvas.getByText('This file is empty.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('7 bytes · Uploaded')).toBeVisible());
    await expect(args.onUpload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Remove.*report\.pdf/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const TooLargeAndTooMany: Story = {
  args: { maxSize: 20, limit: 2 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), [
      pdf('large.pdf', '%PDF-1.7 and many words'),
      pdf('a.pdf'),
      pdf('b.pdf'),
      pdf('c.pdf'),
    ]);
    await expect(await canvas.findByText('This file is 23 bytes. The limit is 20 bytes.')).toBeVisible();
    await expect(canvas.getByText('You can add up to 2 files.')).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { onUpload: never },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), pdf('letter.pdf'));
    await expect(await canvas.findByRole('progressbar', { name: 'letter.pdf' })).toHaveAttribute('value', '0.4');
    await expect(canvas.getByText('12 bytes · 40% uploaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Cancel upload of.*letter\.pdf/ })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const stopped = fn();
export const Stopped: Story = {
  args: {
    onUpload: (_file, { signal }) => {
      signal.addEventListener('abort', stopped);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), pdf('letter.pdf'));
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel upload of/ }));
    await expect(stopped).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: /Retry .*letter\.pdf/ })).toBeVisible();
  },
};

let isOffline = true;
export const Failed: Story = {
  beforeEach: () => {
    isOffline = true;
  },
  args: { onUpload: (file, options) => (isOffline ? Promise.reject(new Error('offline')) : sent(file, options)) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(inputOf(canvasElement), pdf('letter.pdf'));
    await expect(await canvas.findByText('12 bytes · Upload failed. The file is still here.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/couldn’t be uploaded/);
    isOffline = false;
    await userEvent.click(canvas.getByRole('button', { name: /Retry .*letter\.pdf/ }));
    await expect(await canvas.findByText('12 bytes · Uploaded')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'doc-letter.pdf', name: 'letter.pdf', size: 12 }]);
  },
};

export const SentGoesElsewhere: Story = {
  name: 'Leaves uploaded files to the page, and keeps focus',
  args: { listsSent: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), [pdf('letter.pdf')]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/letter\.pdf.* uploaded\./));
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

export const OneFile: Story = {
  args: { label: 'Photo of your license', limit: 1, kinds: ['JPEG', 'PNG'], hasCamera: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(canvas.getByText('JPEG or PNG, up to 10 MB')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Add the referral, so that your insurance can pay.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Add the referral/);
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: before, description: 'You can add papers until the session begins.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: before, hasCamera: true },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    label: 'Papers that the person who pays for your sessions asked you to send before the first one',
    defaultValue: [
      {
        id: 'a',
        name: 'Scan of the letter of Dr. Nur Aisyah binti Abdul Rahman about the treatment in Rotterdam, second page of four (final) (2).pdf',
        size: 9_900_000,
      },
      { id: 'b', name: 'رسالة الطبيب النفسي إلى شركة التأمين بخصوص الجلسات العشر الأولى من العلاج.pdf', size: 120 },
    ],
  },
};
export const Admin: Story = {
  tags: ['look'],
  args: { defaultValue: before },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], args: { defaultValue: before }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'أوراق لجلستك الأولى',
    description: 'إحالة أو بطاقة تأمين أو رسالة من طبيب.',
    defaultValue: [
      { id: 'a', name: 'إحالة الطبيب.pdf', size: 248_000 },
      { id: 'b', name: 'insurance-card.jpg', size: 1_840_000 },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'اختيار ملفات' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /إزالة.*إحالة الطبيب/ })).toBeVisible();
  },
};
