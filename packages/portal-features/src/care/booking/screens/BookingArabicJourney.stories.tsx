import { ids, serviceIdOf } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../story-help.tsx';
import { BookingScreen } from './BookingScreen.tsx';

const { amina } = ids.providers;

const meta = {
  title: 'Consumer/Booking in Arabic',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  globals: { locale: 'ar' },
  args: {
    providerId: amina,
    start: { serviceId: serviceIdOf(amina, 'session') },
    view: 'calendar',
    onStepChange: fn(),
  },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything here is found by its accessible name. */
const times = (canvas: Canvas) => canvas.findAllByRole('radio', { name: /^\d+:\d\d/ });
const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
const arrived = async (canvas: Canvas, name: string | RegExp) => {
  const question = await canvas.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(question).toHaveFocus());
};

/** From the chosen time to the review: the consents, and the card that is saved. */
async function agreeAndPay(canvas: Canvas) {
  await arrived(canvas, /^ما الذي ينبغي أن يصل إلى/);
  for (const name of [/^أوافق على تلقّي/, /^أوافق على .*(الفيديو|اللقاء)/, /^أوافق على سياسة/])
    await userEvent.click(canvas.getByRole('checkbox', { name }));
  await press(canvas, 'المتابعة إلى الدفع');
  await arrived(canvas, 'ما طريقة الدفع المناسبة لك؟');
  await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa.? المنتهية بالرقم 4242/ })).toBeChecked());
  await press(canvas, 'المتابعة إلى المراجعة');
  await arrived(canvas, 'هل كل شيء صحيح؟');
}

export const FromTheMonth: Story = {
  name: 'Books from the month in Arabic, by accessible names alone [ROUTE-22][CARE-8]',
  tags: ['journey'],
  play: async ({ canvas, step }) => {
    await step('A day and a time', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /26 نوفمبر.*(موعد|مواعيد)/ }));
      await userEvent.click((await times(canvas))[0] as HTMLElement);
      await press(canvas, 'متابعة');
    });
    await step('Consents and payment', () => agreeAndPay(canvas));
    await step('The review, and the booking', async () => {
      await press(canvas, 'حجز هذه الجلسة');
      const heading = await canvas.findByRole('heading', { level: 1, name: 'تم حجز جلستك' });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

export const Series: Story = {
  name: 'Books a series in Arabic, by accessible names alone [CARE-9][CARE-8]',
  tags: ['journey'],
  play: async ({ canvas, step }) => {
    await step('A time, every week', async () => {
      await userEvent.click((await times(canvas))[0] as HTMLElement);
      await press(canvas, /التكرار/);
      await userEvent.click(await screen.findByRole('option', { name: 'كل أسبوع' }));
      await expect(await canvas.findByRole('region', { name: 'الجلسات الإضافية' })).toBeVisible();
    });
    await step('One date is left out, and taken in again', async () => {
      const dates = within(canvas.getByRole('region', { name: 'الجلسات الإضافية' }));
      await userEvent.click(dates.getAllByRole('button', { name: /^تخطّي / })[0] as HTMLElement);
      await userEvent.click((await dates.findAllByRole('button', { name: /^إعادة / }))[0] as HTMLElement);
      await expect(dates.queryByRole('button', { name: /^إعادة / })).toBeNull();
      await press(canvas, 'متابعة');
    });
    await step('Consents and payment', () => agreeAndPay(canvas));
    await step('The review lists the dates, and all are booked', async () => {
      const dates = within(await canvas.findByRole('list', { name: 'جلساتك' })).getAllByRole('listitem').length;
      await userEvent.click(await canvas.findByRole('button', { name: /^(حجز .*جلس|دفع .+ والحجز)/ }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: new RegExp(`^تم حجز (جلستين|${dates} جلس)`) }),
      ).toBeVisible();
    });
  },
};
