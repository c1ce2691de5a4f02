import { scenarios } from '@sakina/mocks';
import { getOutcomes, getRevenue, listClaims, listInvoices, listReports } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { NOW, numberIn, WAIT, WithAddress } from '../story-help.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const CHART = 'Net revenue over time';

const meta = {
  title: 'Provider/Analytics [ROUTE-29]',
  component: AnalyticsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: NOW, onPlaceChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const inCents = (text: string | null | undefined) => Math.round(numberIn(text) * 100);
/** The figure of a stat, without its label and its comparison. */
const figureOf = (stat: HTMLElement) => stat.querySelector('[data-part="value"] bdi')?.textContent;
/** The number in the last cell of each row below the head. */
const lastCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => inCents(within(row).getAllByRole('cell').at(-1)?.textContent));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

export const Default: Story = {
  name: 'Shows the same money in figures, chart and tables, beside the period before [ROUTE-29] [CALL-38]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nov 1 – 30, 2026' }, WAIT)).toBeVisible();
    await expect(canvas.getByText('So far, compared with the same days of Oct 1 – 31, 2026.')).toBeVisible();
    const yours = canvas.getByRole('group', { name: 'Net revenue' });
    await expect(yours).toHaveTextContent(/(Up|Down) .*% from \$/);
    const net = inCents(figureOf(yours));
    await expect(net).toBeGreaterThan(0);
    const chart = within(await canvas.findByRole('figure', { name: CHART }, WAIT));
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    await expect(sum(lastCells(chart.getByRole('table', { name: CHART })))).toBe(net);
    for (const name of ['By payer', 'By service']) {
      const amounts = lastCells(canvas.getByRole('table', { name }));
      await expect(amounts.at(-1)).toBe(net);
      await expect(sum(amounts.slice(0, -1))).toBe(net);
    }
  },
};

export const ServiceDate: Story = {
  name: 'Counts by service date as a view of its own, and says why the sum changed [CALL-38]',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('figure', { name: CHART }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: 'Date of service' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...NOW, basis: 'SERVICE' });
    await expect(canvas.getByText(/^Date of service: money counts on the day of the session/)).toBeVisible();
    await expect(await canvas.findByText(/^Why it changed: session volume/, undefined, WAIT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Date of service' })).toHaveAttribute('aria-current', 'true');
    const net = inCents(figureOf(canvas.getByRole('group', { name: 'Net revenue' })));
    await expect(lastCells(canvas.getByRole('table', { name: 'By service' })).at(-1)).toBe(net);
  },
};

export const EarlierAndBack: Story = {
  name: 'Steps to the month before and back by keyboard alone, and keeps the focus [CALL-38]',
  play: async ({ canvas, args }) => {
    const earlier = await canvas.findByRole('button', { name: 'Previous' }, WAIT);
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...NOW, on: '2026-10-01' });
    await expect(await canvas.findByRole('heading', { name: 'Oct 1 – 31, 2026' }, WAIT)).toBeVisible();
    await expect(canvas.getByText('Compared with all of Sep 1 – 30, 2026.')).toBeVisible();
    await expect(earlier).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...NOW, on: '2026-11-01' });
    await expect(await canvas.findByRole('heading', { name: 'Nov 1 – 30, 2026' }, WAIT)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus());
  },
};

export const StillToCome: Story = {
  name: 'Says that a period is still to come, and leads to the current one [CALL-38]',
  args: { place: { ...NOW, on: '2027-03-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This period hasn’t started yet' }, WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the current period' }));
    await expect(await canvas.findByRole('figure', { name: CHART }, WAIT)).toBeVisible();
  },
};

export const OwedAndDenied: Story = {
  name: 'Shows what is owed by age, and what was denied and why, with equal sums [CALL-29] [CLOUD-20]',
  args: { place: { ...NOW, view: 'owed' } },
  play: async ({ canvas }) => {
    const whole = inCents(figureOf(await canvas.findByRole('group', { name: 'Total outstanding' }, WAIT)));
    const parts = ['From insurers', 'From clients'].map((name) =>
      inCents(figureOf(canvas.getByRole('group', { name }))),
    );
    await expect(whole).toBeGreaterThan(0);
    await expect(sum(parts)).toBe(whole);
    const chart = within(await canvas.findByRole('figure', { name: 'Outstanding, by age' }, WAIT));
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    const amounts = lastCells(chart.getByRole('table', { name: 'Outstanding, by age' }));
    await expect(amounts.at(-1)).toBe(whole);
    await expect(sum(amounts.slice(0, -1))).toBe(whole);
    const denied = canvas
      .getByRole('group', { name: 'Denial rate by dollars' })
      .querySelector('[data-part="unit"]')?.textContent;
    const reasons = lastCells(canvas.getByRole('table', { name: 'Denials by reason' }));
    await expect(sum(reasons)).toBe(inCents(denied?.split(' of ')[0]));
  },
};

export const Attendance: Story = {
  name: 'Shows who came, by a formula that is written beside it [CALL-39]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Attendance' }, WAIT));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...NOW, view: 'attendance' });
    const attended = await canvas.findByRole('group', { name: 'Attendance rate' }, WAIT);
    await expect(attended).toHaveTextContent(/%/);
    await expect(
      canvas.getByText(
        /^Attendance rate is completed sessions divided by completed, late-canceled, and no-show sessions/,
      ),
    ).toBeVisible();
    const chart = within(await canvas.findByRole('figure', { name: 'Outcomes of booked sessions' }, WAIT));
    await userEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    const [held = 0, noShow = 0, late = 0] = lastCells(chart.getByRole('table'));
    const percent = Math.round((held / (held + noShow + late)) * 1000) / 10;
    await expect(numberIn(figureOf(attended))).toBe(percent);
  },
};

export const Outcomes: Story = {
  name: 'Says first who is not measured, then who got reliably better or worse [CALL-39]',
  args: { place: { ...NOW, view: 'outcomes' } },
  play: async ({ canvas }) => {
    const measured = await canvas.findByRole('region', { name: 'Measurement coverage' }, WAIT);
    const shares = within(measured)
      .getAllByRole('group')
      .map((stat) => numberIn(figureOf(stat)));
    await expect(sum(shares)).toBeCloseTo(100, 5);
    await expect(
      within(measured).getByText(/^Measured means a client has completed the same questionnaire/),
    ).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Reliably recovered' })).toBeVisible();
    for (const name of ['PHQ-9', 'GAD-7']) {
      const region = within(canvas.getByRole('region', { name }));
      await expect(region.getByRole('group', { name: 'Reliable improvement' })).toHaveTextContent(/%/);
      await expect(region.getByRole('group', { name: 'Reliable deterioration' })).toHaveTextContent(/%/);
      await expect(await region.findByRole('figure', { name: `${name}, monthly average` }, WAIT)).toBeVisible();
    }
  },
};

const few = { instrument: 'PHQ_9' as const, maximumScore: 27, followed: 4, improved: null };

export const FewPeople: Story = {
  name: 'Hides every outcome of fewer than five people, also in the chart [CALL-39]',
  args: { place: { ...NOW, view: 'outcomes' } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getOutcomes, {
        scope: 'CASELOAD',
        clientId: null,
        asOf: '2026-11-24T15:00:00.000Z',
        minimumGroup: 5,
        clients: { active: 9, discharged: 0 },
        measures: [
          {
            ...few,
            points: [{ month: '2026-11-01', respondents: 4, averageScore: null }],
            reliablyImproved: null,
            deteriorated: null,
          },
        ],
        measured: { active: 9, measured: 4 },
        recovery: { followed: 4, cases: null, recovered: null, reliablyRecovered: null },
        goals: { active: 0, achieved: 0, averageProgress: null },
        attendance: { completed: 9, noShow: 0, cancelledByClient: 0, cancelledByProvider: 0, attendedPercent: 100 },
        retention: { started: 4, cameThreeTimes: 1, retainedPercent: null, medianSessions: null },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Not measured' }, WAIT)).toHaveTextContent('5 clients');
    await expect(canvas.getAllByText(/^Hidden because it covers fewer than 5 people/)).toHaveLength(2);
    await expect(
      await canvas.findByText('No month has answers from 5 people or more yet.', undefined, WAIT),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /Reliably|Recovered/ })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getRevenue)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your revenue…')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Cash basis' })).toBeVisible();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getRevenue)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: CHART }, WAIT)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { place: { ...NOW, period: 'WEEK' } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.empty(getRevenue),
      scenarios.empty(listClaims),
      scenarios.empty(listInvoices),
      scenarios.empty(getOutcomes),
      scenarios.empty(listReports),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No revenue in this period' }, WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Outstanding and denied' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing outstanding, nothing denied' }, WAIT),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Attendance' }));
    await expect(await canvas.findByRole('heading', { name: 'No sessions yet' }, WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Outcomes' }));
    await expect(await canvas.findByRole('heading', { name: 'No outcomes yet' }, WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Reports' }));
    await expect(await canvas.findByRole('heading', { name: 'No reports yet' }, WAIT)).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getRevenue)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('figure', { name: CHART }, WAIT)).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Shows no figure to a provider whose credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your finances aren’t available yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your credentials' })).toBeVisible();
    await expect(canvas.queryByText(/\$|%/)).toBeNull();
  },
};

export const LongText: Story = {
  args: { place: { ...NOW, view: 'reports' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Report/ }, WAIT));
    await userEvent.click(await screen.findByRole('option', { name: 'Sessions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create report' }));
    await canvas.findByRole('heading', { level: 1, name: 'Sessions' }, WAIT);
    await expect(
      (await canvas.findAllByText(/Konstantina Papadopoulos-Christodoulou/, undefined, WAIT))[0],
    ).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'التحليلات' })).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'صافي الإيرادات خلال الفترة' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
