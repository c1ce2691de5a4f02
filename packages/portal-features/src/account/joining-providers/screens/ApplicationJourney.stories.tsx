import { storyServer } from '@sakina/mocks';
import { listOwnApplications } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ApplicationScreen } from './ApplicationScreen.tsx';
import { tabTo } from './tab-to.ts';

const newcomer = 'newcomer@demo.test';

const meta = {
  title: 'Consumer/Provider application journey',
  component: ApplicationScreen,
  parameters: { layout: 'fullscreen', account: newcomer },
  args: { onStepChange: fn() },
} satisfies Meta<typeof ApplicationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An imam fills in and submits an application by keyboard alone [ROUTE-31] [CARE-8] [SHOW-4]',
  play: async ({ canvas, canvasElement, step }) => {
    const next = async (heading: RegExp) => {
      await tabTo(canvas.getByRole('button', { name: 'Next' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await canvas.findByRole('heading', { level: 2, name: heading })).toHaveFocus());
    };
    const fill = async (name: RegExp, text: string) => {
      await tabTo(canvas.getByRole('textbox', { name }));
      await userEvent.keyboard(text);
    };
    await step('Begins', async () => {
      await tabTo(await canvas.findByRole('button', { name: 'Start your application' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 2, name: /Step 1 of 6/ });
    });
    await step('Kind and statement', async () => {
      await tabTo(canvas.getByRole('radio', { name: /Therapist/ }));
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /Imam/ })).toBeChecked();
      await fill(/Years of experience/, '6');
      await fill(
        /Why would you like to help/,
        'I teach the teenagers of a small community, and more and more of them ask what they cannot ask at home.',
      );
      await next(/Step 2 of 6/);
    });
    await step('Fields of work', async () => {
      await tabTo(canvas.getByRole('checkbox', { name: 'Young people' }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('combobox', { name: /Languages/ }));
      await userEvent.keyboard('Urdu{ArrowDown}{Enter}{Escape}');
      await next(/Step 3 of 6/);
    });
    await step('Adds a credential', async () => {
      await tabTo(canvas.getByRole('button', { name: 'Add a credential' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
      await userEvent.keyboard('Ijazah in Hanafi fiqh');
      await fill(/Issued by/, 'Darul Uloom, Bury');
      await next(/Step 4 of 6/);
    });
    await step('Adds a reference', async () => {
      await tabTo(canvas.getByRole('button', { name: 'Add a reference' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
      await userEvent.keyboard('Maulana Yaqub Patel');
      await fill(/How do they know you/, 'Head of the teachers’ council');
      await fill(/Email address/, 'y.patel@example.org');
      await next(/Step 5 of 6/);
    });
    await step('Uploads a document', async () => {
      await tabTo(canvas.getByRole('radio', { name: 'License' }));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Ijazah' })).toBeChecked();
      await tabTo(canvas.getByRole('button', { name: 'Choose files' }));
      // The browser's file dialog is outside the page: the chosen file goes to the input behind the button.
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (input)
        await userEvent.upload(input, new File(['%PDF-1.7 ijazah'], 'ijazah-2018.pdf', { type: 'application/pdf' }));
      await expect(
        await within(await canvas.findByRole('list', { name: 'Uploaded documents' })).findByText('ijazah-2018.pdf'),
      ).toBeVisible();
      await next(/Step 6 of 6/);
    });
    await step('Submits', async () => {
      await tabTo(canvas.getByRole('checkbox', { name: /true and complete/ }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('checkbox', { name: /You may check my documents/ }));
      await userEvent.keyboard(' ');
      await tabTo(canvas.getByRole('button', { name: 'Submit application' }));
      await userEvent.keyboard('{Enter}');
      const news = await canvas.findByRole('heading', { level: 2, name: 'We have your application' });
      await waitFor(() => expect(news).toHaveFocus());
      const { items } = await storyServer.as(newcomer).call(listOwnApplications, {});
      await expect(items).toMatchObject([
        {
          status: 'SUBMITTED',
          kind: 'IMAM',
          yearsOfExperience: 6,
          languages: ['ur'],
          documents: [{ kind: 'IJAZAH', fileName: 'ijazah-2018.pdf' }],
        },
      ]);
    });
  },
};
