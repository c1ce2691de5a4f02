import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReadyAct } from './acts.ts';
import { prepareActs } from './acts.ts';
import { FlowStage } from './FlowStage.tsx';

const meta = {
  title: 'Flows/First journey',
  parameters: { layout: 'fullscreen' },
  tags: ['flow'],
  loaders: [
    async () => ({
      acts: await prepareActs([
        {
          person: 'Layla Haddad, who looks for someone to talk to',
          account: 'patient@demo.test',
          start: '/',
          theme: 'portal',
        },
        {
          person: 'Dr. Amina Rahman, her therapist',
          account: 'therapist@demo.test',
          start: '/provider/portal',
          theme: 'portal',
        },
        {
          person: 'Ingrid Solheim, who looks after the platform',
          account: 'admin@demo.test',
          start: '/admin/sessions?period=today',
          theme: 'admin',
        },
      ]),
    }),
  ],
  render: (_args, { loaded }) => <FlowStage acts={loaded['acts'] as ReadyAct[]} />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** To click through by hand. */
export const Default: Story = {};

export const Replayed: Story = {
  name: 'From finding someone to a signed note that the administrator sees [SHOW-4][ROUTE-22][ROUTE-28]',
  play: async ({ canvas, step }) => {
    await step('She finds a therapist', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: 'Find care' }))[0] as HTMLElement);
      await userEvent.type(
        await canvas.findByRole('searchbox', { name: 'Search by name, need, or city' }),
        'Amina Rahman',
      );
      await userEvent.click(await canvas.findByRole('link', { name: /Dr\. Amina Rahman/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
    });

    await step('She chooses a session and a time', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /^Book a session/ }))[0] as HTMLElement);
      await userEvent.click(await canvas.findByRole('radio', { name: /Individual session/ }));
      await userEvent.click(canvas.getByRole('radio', { name: /^Online/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await userEvent.click((await canvas.findAllByRole('radio', { name: /AM|PM/ }))[0] as HTMLElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });

    await step('She says what it is about, and books', async () => {
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /What would you like to talk about/ }),
        'I sleep badly since the summer.',
      );
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked());
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to the review' }));
      await canvas.findByRole('heading', { level: 2, name: 'Does everything look right?' });
      await expect(canvas.getByText('I sleep badly since the summer.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^(Book this session|Pay .+ and book)$/ }));
      await expect(await canvas.findByRole('heading', { name: 'Your session is booked' })).toBeVisible();
    });

    await step('Her therapist sees the booking', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Continue as Dr\. Amina Rahman/ }));
      const bookings = within(await canvas.findByRole('region', { name: 'New bookings' }));
      await expect(await bookings.findByText('Layla Haddad')).toBeVisible();
    });

    await step('She holds the session of this morning', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /^Start session/ }))[0] as HTMLElement);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Start session' }));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start now' }));
      await expect(await canvas.findByRole('timer')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Leave or end' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'End for everyone' }));
      await userEvent.click(await screen.findByRole('radio', { name: /took place another way/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /How did it take place/ }), 'By telephone.');
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End session' }));
      await expect(await canvas.findByRole('group', { name: 'Billed' })).toBeVisible();
    });

    await step('She writes the note and signs it', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /note/i }))[0] as HTMLElement);
      await userEvent.type(
        await canvas.findByRole('textbox', { name: /^Subjective/ }),
        'Sleeps badly since the summer.',
      );
      await userEvent.type(canvas.getByRole('textbox', { name: /^Plan/ }), 'Sleep diary for two weeks.');
      await userEvent.click(canvas.getByRole('button', { name: /^Sign this note/ }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('checkbox'));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Your full name' }), 'Amina Rahman');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign the note' }));
      await expect((await canvas.findAllByText(/Signed by .*Amina Rahman/))[0]).toBeVisible();
    });

    await step('The administrator finds the session, held and signed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Continue as Ingrid Solheim/ }));
      await userEvent.type(await canvas.findByRole('searchbox'), 'Layla Haddad');
      // Once the answer is there, every row is hers; the one of this morning is the last.
      const rows = () => canvas.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null);
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
      await waitFor(() => expect(rows().every((row) => row.textContent.includes('Layla Haddad'))).toBe(true));
      await userEvent.click(within(rows().at(-1) as HTMLElement).getByRole('button'));
      const details = within(await screen.findByRole('region', { name: 'Session details' }));
      await expect((await details.findAllByText('Completed'))[0]).toBeVisible();
      await expect(details.getAllByText(/signed/i)[0]).toBeVisible();
    });
  },
};
