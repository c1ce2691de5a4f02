import { scenarios, storyServer } from '@sakina/mocks';
import { getSafetyPlan, listAppointments, saveSafetyPlan } from '@sakina/platform/contract';
import type { SafetyPlan, UserId } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { SafetyPlanScreen } from './SafetyPlanScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Safety plan',
  component: SafetyPlanScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof SafetyPlanScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sectionOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The plan as someone wrote it meanwhile. */
const changed = (sign: string, version: number) =>
  ({
    clientId: 'usr-4f1c9a' as UserId,
    warningSigns: [sign],
    whatHelpsMe: [],
    peopleAndPlaces: [],
    peopleICanAsk: [],
    professionals: [],
    makingItSafe: [],
    reasonsForLiving: [],
    sharedWith: [],
    updatedAt: '2026-11-24T14:58:00.000Z',
    version,
  }) satisfies SafetyPlan;

/** The same person writes the first section again in another window. */
async function changeElsewhere(sign: string) {
  const otherWindow = storyServer.as('patient@demo.test');
  const {
    clientId: _client,
    updatedAt: _when,
    ...plan
  } = await otherWindow.call(getSafetyPlan, { params: { id: 'usr-4f1c9a' } });
  await otherWindow.call(saveSafetyPlan, { body: { ...plan, warningSigns: [sign] } });
}

export const Default: Story = {
  name: 'Shows the plan in the person’s own words, with numbers to call and help above it [CARE-3] [CARE-1]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
    const people = await sectionOf(canvas, 'People I can ask for help');
    await expect(people.getByText('Rania, my sister')).toBeVisible();
    await expect(people.getByRole('link', { name: '+1 718 555 0177' })).toHaveAttribute('href', 'tel:+17185550177');
    await expect(canvas.getByText('Saved: Tuesday, November 10, 10:25 AM')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(9);
  },
};

export const WithinReach: Story = {
  name: 'On a phone help comes first, and the plan itself begins on the same screen [CARE-1] [CARE-3]',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('heading', { name: 'Warning signs' });
    const call = canvas.getByRole('link', { name: /Call 988/ });
    await expect(call.getBoundingClientRect().top).toBeLessThan(first.getBoundingClientRect().top);
    await expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Changes: Story = {
  name: 'Changes one section in its place, and gives the focus back',
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Change: Warning signs' });
    await userEvent.click(change);
    const first = await canvas.findByRole('textbox', { name: 'Sign 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.clear(first);
    await userEvent.type(first, 'I stop singing.');
    await expect(canvas.getByText(/^Not saved yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const signs = await sectionOf(canvas, 'Warning signs');
    await expect(await signs.findByText('I stop singing.')).toBeVisible();
    await waitFor(() => expect(signs.getByRole('button', { name: 'Change: Warning signs' })).toHaveFocus());
    await expect(canvas.getByText('Saved: Today, 10:00 AM')).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the lines of a section in the moment that danger is typed, once [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Warning signs' }));
    const form = within(await canvas.findByRole('form', { name: 'Warning signs' }));
    await expectHelpWhileTyping(
      form,
      form.getByRole('textbox', { name: 'Sign 1' }),
      'You can reach a person as you write',
    );
  },
};

export const AsksBeforeLettingGo: Story = {
  name: 'Asks before what was written is let go of',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: My reasons for living' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason 1' }), ' And the sea.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard what you wrote here?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason 1' }).value).toMatch(
      / And the sea\.$/,
    );
  },
};

export const WrongNumber: Story = {
  name: 'Says at the field what is wrong, and keeps what was typed [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Professionals and lines I can call' }));
    const number = await canvas.findByRole('textbox', { name: /^Contact 1: phone number/ });
    await userEvent.type(number, 'ask at the desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Enter the number in digits/));
    await expect(number).toHaveValue('ask at the desk');
    await userEvent.clear(number);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('button', { name: 'Change: Professionals and lines I can call' }),
    ).toBeVisible();
  },
};

export const SavingFails: Story = {
  name: 'Keeps what was written when saving fails [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(saveSafetyPlan)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: My reasons for living' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason 1' }), ' Always.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason 1' }).value).toMatch(/ Always\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/ Always\.$/)).toBeVisible();
  },
};

export const OtherSectionChanged: Story = {
  name: 'Saves on top of another window’s change to another section [SEC-16]',
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: My reasons for living' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reason 1' }), ' Still.');
    // The first save is refused as one that builds on an older version; read again, the section itself is as it was.
    msw.use(scenarios.failingOnce(saveSafetyPlan, { status: 409, code: 'VERSION_CONFLICT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/ Still\.$/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Conflict: Story = {
  name: 'Shows both versions of a section, and replaces nothing without a choice [SEC-16]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Warning signs' }));
    const first = await canvas.findByRole('textbox', { name: 'Sign 1' });
    await userEvent.clear(first);
    await userEvent.type(first, 'I stop singing.');
    await changeElsewhere('I stop calling.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Changed in another window: Warning signs' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('I stop singing.')).toBeVisible();
    await expect(within(dialog).getByText('I stop calling.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const signs = await sectionOf(canvas, 'Warning signs');
    await expect(await signs.findByText('I stop singing.')).toBeVisible();
    await expect(await signs.findByText('I stop calling.')).toBeVisible();
    await expect(signs.getByRole('button', { name: 'Change: Warning signs' })).toBeVisible();
  },
};

export const Shares: Story = {
  name: 'Says who can read it, and changes it for one provider at a time [SEC-8]',
  play: async ({ canvas }) => {
    const sharing = await sectionOf(canvas, 'Sharing');
    const yusuf = await sharing.findByRole('switch', { name: /Imam Yusuf Demir/ });
    await expect(yusuf).not.toBeChecked();
    await expect(sharing.getByRole('switch', { name: /Dr\. Amina Rahman/ })).toBeChecked();
    await userEvent.click(yusuf);
    await waitFor(() => expect(yusuf).toBeChecked());
    const toast = await screen.findByText('Imam Yusuf Demir can read your plan now');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(yusuf).toHaveAccessibleDescription('Can read it');
  },
};

export const Prints: Story = {
  name: 'Prints the plan',
  play: async ({ canvas }) => {
    const print = spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print on one page' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getSafetyPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'You can reach a person now' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Begins gently where nothing is written [CARE-3]',
  parameters: { account: 'second@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Write it in a calm moment, for a hard one' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^7 small steps/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print on one page' })).toBeNull();
  },
};

export const NobodyMet: Story = {
  name: 'Says when there is no one yet to share it with',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Once you’ve booked with someone/)).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Keeps the help in sight when the plan cannot be read [CARE-1] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getSafetyPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('heading', { name: 'You can reach a person now' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Cold water on my wrists.')).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getSafetyPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getSafetyPlan)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
    await expect(await canvas.findByText('Cold water on my wrists.')).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Holds long words and two directions on a phone',
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getSafetyPlan, {
        ...changed('أتوقف عن الرد على أختي، ولا أخرج من البيت أيامًا.', 9),
        whatHelpsMe: ['Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle'.repeat(2)],
        peopleICanAsk: [
          {
            name: 'Konstantina Papadopoulos-Christodoulou, whom I have known since the second year of school',
            phone: '+1 (718) 555-0177',
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Donaudampfschifffahrts/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'خطة أمانك' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'تغيير: ما أعيش لأجله' }));
    await expect(await canvas.findByRole('textbox', { name: 'السبب 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'إلغاء' }));
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
