import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getAvailability, previewAvailability } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { AvailabilityScreen } from './AvailabilityScreen.tsx';
import { preview, save } from '../story-help.ts';
import type { Canvas } from '../story-help.ts';

const meta = {
  title: 'Provider/Availability',
  component: AvailabilityScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a date or a time part by part, as its field takes it. */
async function type(field: HTMLElement | undefined, parts: string) {
  within(field as HTMLElement)
    .getAllByRole('spinbutton')[0]
    ?.focus();
  await userEvent.keyboard(parts);
}
const hoursOf = async (canvas: Canvas, day: string) =>
  within(await canvas.findByRole('list', { name: `Hours: ${day}` }));

export const Default: Story = {
  name: 'Shows the week, the dates that differ, and what a client in Cairo sees on both clocks [ROUTE-30] [CARE-9]',
  play: async ({ canvas }) => {
    const monday = await hoursOf(canvas, 'Monday');
    await expect(monday.getAllByRole('group', { name: /^From/ })).toHaveLength(2);
    await expect(canvas.getByText('Thursday, December 10, 2026')).toBeVisible();
    const seen = await preview(canvas);
    await expect((await seen.findAllByText(/for you$/))[0]).toBeVisible();
    await save(canvas);
    await expect(await screen.findByText('Nothing has changed since you last saved')).toBeInTheDocument();
  },
};

export const OneLineARange: Story = {
  name: 'A range is one line beside the name of its day, where there is room',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const monday = await hoursOf(canvas, 'Monday');
    const ranges = monday.getAllByRole('listitem').map((range) => range.getBoundingClientRect());
    await expect(ranges).toHaveLength(2);
    for (const { height } of ranges) await expect(height).toBeLessThanOrEqual(48);
    const name = canvas.getByRole('heading', { name: 'Monday' }).getBoundingClientRect();
    await expect(name.right).toBeLessThan(ranges[0]?.left ?? 0);
    await expect(name.bottom).toBeLessThanOrEqual(ranges[0]?.bottom ?? 0);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone the acts of a day stand on the line of its name, and end at the edge of its fields',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const monday = await hoursOf(canvas, 'Monday');
    const name = canvas.getByRole('heading', { name: 'Monday' }).getBoundingClientRect();
    const copy = canvas.getByRole('button', { name: 'Copy to other days: Monday' });
    const add = canvas.getByRole('button', { name: 'Add hours: Monday' });
    for (const act of [add, copy]) await expect(act.getBoundingClientRect().top).toBeLessThan(name.bottom);
    const { right } = monday.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? { right: 0 };
    const inset = parseFloat(getComputedStyle(copy).paddingInlineEnd) + 1;
    await expect(Math.abs(copy.getBoundingClientRect().right - inset - right)).toBeLessThanOrEqual(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Wrong: Story = {
  name: 'Says at the field what is wrong with hours, and sends nothing [CALL-6]',
  play: async ({ canvas }) => {
    const monday = await hoursOf(canvas, 'Monday');
    const [first, second] = monday.getAllByRole('group', { name: /^Until/ });
    await type(first, '0200p');
    await save(canvas);
    await expect(await monday.findByText('This overlaps 9:00 AM – 2:00 PM. Change one of them.')).toBeVisible();
    await waitFor(() =>
      expect(monday.getAllByRole('group', { name: /^From/ })[1]?.contains(document.activeElement)).toBe(true),
    );
    await type(first, '1230p');
    await type(second, '0100a');
    await expect(await monday.findByText('Ends the next day')).toBeVisible();
    await expect(monday.queryByText(/This ends before it starts/)).toBeNull();
    await type(second, '0500p');
    await type(first, '0200p');
    await expect((await preview(canvas)).getByText(/The preview comes back/)).toBeVisible();
  },
};

export const Copies: Story = {
  name: 'Copies the hours of a day to others, which lose their own, and saves [CALL-6]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to other days: Friday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Friday’s hours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText('Choose at least one day.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Saturday/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect((await hoursOf(canvas, 'Saturday')).getAllByRole('group', { name: /^From/ })).toHaveLength(1);
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes')).toBeNull());
  },
};

export const Dates: Story = {
  name: 'Takes a date off by keyboard, and refuses a date that is in the list already [CALL-6]',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add a date' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Date-specific hours' }));
    await type(dialog.getByRole('group', { name: /^Date/ }), '12102026');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await dialog.findByText(/This date is already in the list/)).toBeVisible();
    await type(dialog.getByRole('group', { name: /^Date/ }), '12112026');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Friday, December 11, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Friday, December 11, 2026' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a date' })).toHaveFocus());
  },
};

export const Journey: Story = {
  name: 'Reads the hours on the clock of a journey [CARE-9]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a trip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New trip' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect((await dialog.findAllByText('This is required.')).length).toBe(3);
    await type(dialog.getByRole('group', { name: /^First day/ }), '11252026');
    await type(dialog.getByRole('group', { name: /^Last day/ }), '11302026');
    await userEvent.type(dialog.getByRole('combobox', { name: /Time zone there/ }), 'Istanbul');
    await userEvent.click(await screen.findByRole('option', { name: /Istanbul/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('November 25, 2026 to November 30, 2026')).toBeVisible();
    // Nine in Istanbul is eight in Cairo, and one at night in New York.
    await expect((await (await preview(canvas)).findAllByText('1:00 AM for you'))[0]).toBeVisible();
  },
};

export const FridayPrayer: Story = {
  name: 'Closes the Friday prayer, and the preview says so [CARE-5]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours: Friday' }));
    const seen = await preview(canvas);
    await expect(await seen.findByText('2:00 PM for you')).toBeVisible();
    await expect(seen.queryByText('1:00 PM for you')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Block Friday prayer' }));
    await expect(await seen.findByText('1:00 PM for you')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Block the time around Fajr' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /Before Fajr/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getAvailability)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your hours…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow answers: the form does not wait for the preview',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(previewAvailability)),
  play: async ({ canvas }) => {
    await expect((await hoursOf(canvas, 'Monday')).getAllByRole('group', { name: /^From/ })[0]).toBeVisible();
    await expect((await (await preview(canvas)).findAllByText(/for you$/, {}, { timeout: 4000 }))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says of each day that it is not bookable before hours are set',
  beforeEach: () =>
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      if (amina) tables.providers.put({ ...amina, weekly: [], exceptions: [] });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Unavailable')).toHaveLength(7);
    await expect(canvas.getByText('No upcoming dates differ from your weekly hours.')).toBeVisible();
    await expect(await canvas.findByText('No open times this week.')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Leads one without a provider record to the application [ROUTE-30]',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getAvailability)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the application' })).toHaveAttribute(
      'href',
      '/provider/apply',
    );
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getAvailability)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await hoursOf(canvas, 'Monday')).getAllByRole('group', { name: /^From/ })[0]).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getAvailability)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () =>
    storyServer.change((tables) => {
      const amina = tables.providers.get(ids.providers.amina);
      if (!amina) return;
      const reason = 'Weiterbildungsveranstaltungsvorbereitungsbesprechung with the supervisors of both houses';
      tables.providers.put({ ...amina, exceptions: [{ date: '2026-12-10', slots: [], reason }] });
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Weiterbildung/)).toBeVisible();
    await expect((await (await preview(canvas)).findAllByText(/for you$/))[0]).toBeVisible();
    await waitFor(() => expect(beyondTheEdge()).toEqual([]));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'أوقات التوفّر' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'الأوقات الأسبوعية' })).toBeVisible();
    await expect((await canvas.findAllByText(/لديك$/))[0]).toBeVisible();
  },
};
