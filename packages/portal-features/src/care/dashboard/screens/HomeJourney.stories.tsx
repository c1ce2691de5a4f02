import { conversationIdOf, ids, storyServer, writeMessage } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { WalkThrough } from '../story-help.tsx';
// Named here, so that their texts are there as well.
import '../views/measures/MeasuresView.tsx';
import '../views/messages/MessagesView.tsx';
import '../views/plan/PlanView.tsx';
import '../views/waitlist/WaitlistView.tsx';

const { layla } = ids.users;
const { amina } = ids.providers;

const meta = {
  title: 'Consumer/Home journey',
  component: WalkThrough,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  // Here already: no story is about how long a part takes to be built.
} satisfies Meta<typeof WalkThrough>;
export default meta;

type Story = StoryObj<typeof meta>;

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';

/** Goes on by the Tab key until the focus stands on something of that name. */
async function tabTo(name: RegExp, { shift = false } = {}) {
  for (let step = 0; step < 150; step += 1) {
    if (name.test(nameOf(document.activeElement))) return;
    await userEvent.tab({ shift });
  }
  throw new globalThis.Error(`The keyboard did not come to ${String(name)}`);
}

/** Presses what has that name, by the keyboard alone. */
async function press(name: RegExp) {
  await tabTo(name);
  await userEvent.keyboard('{Enter}');
}

export const Cancels: Story = {
  name: 'By keyboard alone: finds the way to move a session, and cancels one [ROUTE-20]',
  play: async ({ canvas, step }) => {
    await step('Finds the way to another time', async () => {
      await canvas.findByRole('region', { name: 'Next session' });
      await tabTo(/^Move your session with Imam Yusuf Demir/);
      await expect(document.activeElement).toHaveAttribute(
        'href',
        `/booking/${ids.providers.yusuf}?reschedule=${ids.appointments.upcomingImam}`,
      );
    });
    await step('Asks to cancel it', async () => {
      await press(/^Cancel your session with Imam Yusuf Demir/);
      const dialog = await screen.findByRole('dialog', { name: 'Cancel this session?' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(await within(dialog).findByText('Canceling is free.')).toBeVisible();
    });
    await step('Gives the reason and cancels', async () => {
      const first = screen.getByRole('radio', { name: 'Something else came up' });
      for (let index = 0; index < 8 && document.activeElement !== first; index += 1) await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(first).toBeChecked();
      await press(/^Cancel session$/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const later = within(canvas.getByRole('region', { name: 'Later' }));
      await expect(await later.findByText('You canceled it.')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'What’s next?' })).toHaveFocus());
    });
  },
};

export const Accepts: Story = {
  name: 'By keyboard alone: answers a waitlist offer [CARE-7][CARE-8]',
  play: async ({ canvas, step }) => {
    await step('Sees at home that a time is offered', async () => {
      await canvas.findByRole('link', { name: 'Grace Okafor is offering you a time' });
      await press(/^Grace Okafor is offering you a time$/);
      await waitFor(async () =>
        expect(await canvas.findByRole('heading', { level: 1, name: 'Waitlists' })).toHaveFocus(),
      );
    });
    await step('Agrees and books', async () => {
      await canvas.findByRole('button', { name: 'Accept and book the time with Grace Okafor' });
      await press(/^Accept and book the time with Grace Okafor$/);
      const dialog = within(await screen.findByRole('dialog', { name: 'Book this time?' }));
      for (const box of await dialog.findAllByRole('checkbox')) {
        for (let index = 0; index < 12 && document.activeElement !== box; index += 1) await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(box).toBeChecked();
      }
      await press(/^Book this session$/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Finds the session at home', async () => {
      await expect(await canvas.findByRole('region', { name: 'Ended' })).toBeVisible();
      await press(/^See it on your dashboard$/);
      await expect(await canvas.findByText('Grace Okafor')).toBeVisible();
    });
  },
};

export const Answers: Story = {
  name: 'By keyboard alone: takes the PHQ-9, and meets help in the same moment [CARE-2][CARE-8]',
  args: { place: { view: 'measures', id: null } },
  play: async ({ canvas, step }) => {
    await step('Begins', async () => {
      await canvas.findByRole('link', { name: 'Start PHQ-9, about mood' });
      await press(/^Start PHQ-9, about mood$/);
      await canvas.findByRole('heading', { level: 1, name: 'PHQ-9, about mood' });
    });
    await step('Answers nine questions, the last one above zero', async () => {
      const groups = (await canvas.findAllByRole('radiogroup')).slice(0, 9);
      for (const [index, group] of groups.entries()) {
        for (let steps = 0; steps < 40 && !group.contains(document.activeElement); steps += 1) await userEvent.tab();
        await userEvent.keyboard(index === 8 ? ' {ArrowRight}' : ' ');
      }
      await expect(await canvas.findByRole('region', { name: 'You can reach a person now' })).toBeVisible();
    });
    await step('Sends them', async () => {
      await tabTo(/^Send my answers$/);
      await userEvent.keyboard('{Enter}');
      const heading = await canvas.findByRole('heading', { level: 2, name: 'Thank you' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
    });
  },
};

export const Writes: Story = {
  name: 'By keyboard alone: reads a message and answers it [ROUTE-20][CARE-8]',
  beforeEach: () =>
    storyServer.change(
      (tables) =>
        void writeMessage(tables, {
          id: 'msg-journey',
          providerId: amina,
          client: { id: layla, displayName: 'Layla Haddad' },
          author: 'PROVIDER',
          text: 'See you in a moment.',
          at: new Date('2026-11-24T14:58:00Z'),
        }),
    ),
  play: async ({ canvas, step }) => {
    await step('Opens what was written', async () => {
      await canvas.findByRole('link', { name: 'Dr. Amina Rahman sent you a message' });
      await press(/^Dr\. Amina Rahman sent you a message$/);
      await expect(await canvas.findByText('See you in a moment.')).toBeVisible();
    });
    await step('Answers', async () => {
      const field = await canvas.findByRole('textbox', { name: 'Message Dr. Amina Rahman' });
      for (let index = 0; index < 60 && document.activeElement !== field; index += 1) await userEvent.tab();
      await userEvent.keyboard('I am on my way.');
      await press(/^Send$/);
      await expect(await canvas.findByText('I am on my way.', { selector: 'p' })).toBeVisible();
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
};

export const RightToLeft: Story = {
  name: 'In Arabic, by names alone: from the home to a message and the plan [CARE-6]',
  globals: { locale: 'ar' },
  play: async ({ canvas, step }) => {
    await step('Opens the messages', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^الرسائل/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'الرسائل' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Dr. Amina Rahman' }));
    });
    await step('Writes', async () => {
      const field = await canvas.findByRole('textbox', { name: /رسالتك إلى/ });
      await userEvent.type(field, 'شكرًا لك.');
      await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }));
      await expect(await canvas.findByText('شكرًا لك.', { selector: 'p' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'كل الرسائل' })).toHaveAttribute(
        'href',
        '/dashboard?view=messages',
      );
    });
    await step('Looks at the plan', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'الخطة' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'خطتك' })).toBeVisible();
    });
  },
};

export const OneEffect: Story = {
  name: 'Five presses send one message [SEC-12]',
  args: { place: { view: 'messages', id: conversationIdOf(amina, layla) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message Dr. Amina Rahman' }), 'Only once.');
    const send = canvas.getByRole('button', { name: 'Send' });
    for (let press = 0; press < 5; press += 1) send.click();
    await expect(await canvas.findByText('Only once.', { selector: 'p' })).toBeVisible();
    let count = 0;
    await storyServer.change((tables) => {
      count = tables.messages.all().filter(({ text }) => text === 'Only once.').length;
    });
    await expect(count).toBe(1);
  },
};
