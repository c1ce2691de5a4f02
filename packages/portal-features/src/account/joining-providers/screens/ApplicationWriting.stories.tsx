import { scenarios, storyServer } from '@sakina/mocks';
import { saveApplication, submitApplication, uploadApplicationDocument } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ApplicationScreen } from './ApplicationScreen.tsx';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Provider application in writing',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { onStepChange: fn() },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const pdf = (name: string, content = '%PDF-1.7 letter') => new File([content], name, { type: 'application/pdf' });

function inputOf(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new TypeError('There is no file input.');
  return input;
}

const change = async (canvas: Canvas, part: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Change: ${part}` }));

export const Default: Story = {
  name: 'Submits once, however often it is pressed, and says what happens next [ROUTE-31] [SEC-12]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit application' }));
    await expect(
      await canvas.findByText('Allow us to check your documents and contact your references.', {
        selector: '[data-field] *',
      }),
    ).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit application' }));
    const news = await canvas.findByRole('heading', { level: 2, name: 'We have your application' });
    await waitFor(() => expect(news).toHaveFocus());
    await expect(canvas.getByText(/we’ll write to .*patient@demo\.test.* when there’s an update/)).toBeVisible();
    const list = canvas.getByRole('list', { name: 'History' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getAllByText('By you')).toHaveLength(2);
  },
};

export const WrongFiles: Story = {
  name: 'Says why each rejected file was rejected, and lists the uploaded ones [ERROR-2]',
  play: async ({ canvas, canvasElement }) => {
    await change(canvas, 'Documents');
    await expect(await canvas.findByText(/Choose a document type first/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Degree or certificate' }));
    await expect(canvas.getByRole('group', { name: /Add documents/ })).toHaveAccessibleDescription(
      /PDF, JPEG, or PNG, up to 10 MB each/,
    );
    await userEvent.upload(
      inputOf(canvasElement),
      [
        pdf('notes.docx'),
        pdf('program.pdf', 'MZ program'),
        new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'),
      ],
      { applyAccept: false },
    );
    const files = within(await canvas.findByRole('list', { name: 'Files in Add documents' }));
    await expect(await files.findByText(/files are accepted/)).toBeVisible();
    await expect(files.getByText(/This isn’t a valid PDF file/)).toBeVisible();
    await expect(files.getByText(/The limit is/)).toBeVisible();
    await userEvent.upload(inputOf(canvasElement), pdf('peer-support.pdf'));
    await expect(
      await within(canvas.getByRole('list', { name: 'Uploaded documents' })).findByText('peer-support.pdf'),
    ).toBeVisible();
    await expect(canvas.getAllByText('Under review')).toHaveLength(2);
  },
};

export const CutOff: Story = {
  name: 'Keeps a file whose upload was interrupted, and retries it on request [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.failingOnce(uploadApplicationDocument, { status: 413, code: 'FILE_TOO_LARGE' }),
      scenarios.offline(uploadApplicationDocument),
    ),
  play: async ({ canvas, canvasElement, step }) => {
    await change(canvas, 'Documents');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Proof of identity' }));
    await step('The server rejects it as too large', async () => {
      await userEvent.upload(inputOf(canvasElement), pdf('passport.pdf'));
      await expect(await canvas.findByText('This file is too large. The limit is 10 MB.')).toBeVisible();
    });
    await step('The connection is lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Retry .*passport\.pdf/ }));
      await expect(await canvas.findByText(/The connection dropped during the upload/)).toBeVisible();
      await expect(canvas.getByText(/The file is still here: try again\.$/)).toBeVisible();
    });
  },
};

export const TwoWindows: Story = {
  name: 'Asks which version to keep when another window has changed the application [ERROR-2]',
  play: async ({ canvas }) => {
    await change(canvas, 'You');
    const statement = await canvas.findByRole('textbox', { name: /Why would you like to help/ });
    await userEvent.type(statement, ' Typed here.');
    await storyServer.as('patient@demo.test').call(saveApplication, { body: { yearsOfExperience: 5, version: 1 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another window');
    await expect(statement).toHaveDisplayValue(/Typed here\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }));
    await expect(await canvas.findByText(/Typed here\.$/)).toBeVisible();
  },
};

export const OtherWindowWins: Story = {
  name: 'Shows the other window’s version on request',
  play: async ({ canvas }) => {
    await change(canvas, 'You');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why would you like to help/ }), ' Typed here.');
    await storyServer.as('patient@demo.test').call(saveApplication, { body: { yearsOfExperience: 5, version: 1 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'View the other version' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Years of experience/ })).toHaveValue('5'));
    await expect(canvas.getByRole('textbox', { name: /Why would you like to help/ })).not.toHaveDisplayValue(
      /Typed here/,
    );
  },
};

export const HandedInElsewhere: Story = {
  name: 'Shows the status when it was submitted from another window',
  play: async ({ canvas }) => {
    await change(canvas, 'You');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Why would you like to help/ }), ' Typed here.');
    await storyServer.as('patient@demo.test').call(submitApplication, { params: { id: 'apl-3k9w5x2m' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to review' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'We have your application' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/It was already submitted or decided/)).toBeVisible());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await change(canvas, 'Credentials');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a credential' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveFocus());
    await expect(beyondTheEdge()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove credential 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a credential' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toBeVisible();
  },
};
