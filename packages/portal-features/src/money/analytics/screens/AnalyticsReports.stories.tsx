import { scenarios } from '@sakina/mocks';
import { generateReport, getReport, removeReport } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { NOW, numberIn, WAIT, WithAddress } from '../story-help.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const REPORTS = { ...NOW, view: 'reports' as const };

const meta = {
  title: 'Provider/Analytics reports [ROUTE-29]',
  component: AnalyticsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: REPORTS, onPlaceChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AnalyticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MakesAReport: Story = {
  name: 'Makes a report whose file has the rows of the screen, prints it and deletes it [CALL-40] [CLOUD-435] [CLOUD-436]',
  play: async ({ canvas, args, step }) => {
    await step('Makes it, once', async () => {
      await expect(await canvas.findByRole('heading', { name: 'No reports yet' }, WAIT)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'This year' }));
      await userEvent.dblClick(await canvas.findByRole('button', { name: 'Create report' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Revenue by month' }, WAIT);
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(args.onPlaceChange).toHaveBeenLastCalledWith({
        ...REPORTS,
        reportId: expect.stringMatching(/^rpt-/) as string,
      });
    });
    await step('Downloads the rows that are shown', async () => {
      const made = spyOn(URL, 'createObjectURL');
      await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
      await waitFor(() => expect(made).toHaveBeenCalledOnce());
      const [blob] = made.mock.lastCall ?? [];
      const text = await new Response(blob as Blob).text();
      const [, ...lines] = text.trim().split('\r\n');
      const inFile = lines.map((line) => line.split(',').slice(1).map(Number));
      const onScreen = within(canvas.getByRole('table', { name: 'Revenue by month' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => numberIn(cell.textContent)),
        );
      await expect(inFile.length).toBeGreaterThan(1);
      await expect(onScreen).toEqual(inFile);
    });
    await step('Prints it', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(print).toHaveBeenCalledOnce();
    });
    await step('Finds it in the list, and deletes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to reports' }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Analytics' })).toHaveFocus());
      const rows = await canvas.findAllByRole('button', { name: 'Revenue by month, Jan 1 – Dec 31, 2026' }, WAIT);
      await expect(rows).toHaveLength(1);
      await userEvent.click(rows[0] ?? document.body);
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }, WAIT));
      const ask = within(await screen.findByRole('alertdialog', { name: 'Delete this report: Revenue by month?' }));
      await expect(ask.getByText(/so you can create it again/)).toBeVisible();
      await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
      await expect(await canvas.findByRole('heading', { name: 'No reports yet' }, WAIT)).toBeVisible();
    });
  },
};

export const WrongDays: Story = {
  name: 'Says at the field what is wrong with the days, and makes nothing [CALL-40]',
  play: async ({ canvas, args }) => {
    const make = await canvas.findByRole('button', { name: 'Create report' }, WAIT);
    const first = canvas.getAllByRole('spinbutton')[0] ?? make;
    first.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText(/The last day is before the first/)).toBeVisible();
    await userEvent.click(make);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(args.onPlaceChange).not.toHaveBeenCalled();
  },
};

export const ReportFails: Story = {
  name: 'Keeps what was chosen when a report cannot be made, and the report when it cannot be deleted [CALL-40] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(generateReport), scenarios.failing(removeReport)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Report/ }, WAIT));
    await userEvent.click(await screen.findByRole('option', { name: 'Claims' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create report' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(canvas.getByRole('button', { name: /Report/ })).toHaveTextContent('Claims');
    await userEvent.click(canvas.getByRole('button', { name: 'Create report' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Claims' }, WAIT)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }, WAIT));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete this report: Claims?' }));
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await expect(await ask.findByRole('alert')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Keep report' }));
    await expect(await canvas.findByRole('table', { name: 'Claims' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { place: { ...REPORTS, reportId: 'rpt-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this report' }, WAIT)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to reports' }));
    await expect(await canvas.findByRole('heading', { name: 'No reports yet' }, WAIT)).toBeVisible();
  },
};

export const SlowReport: Story = {
  name: 'Says that an open report is on its way, and puts the focus at its heading [CLOUD-435]',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getReport, 600)),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Create report' }, WAIT)).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Report' }, WAIT);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Loading the report…')).toBeInTheDocument();
    await expect(await canvas.findByRole('table', { name: 'Revenue by month' }, WAIT)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Revenue by month' })).toHaveFocus();
  },
};
