import { ids, serviceIdOf } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { book, confirmed, fillDetails, phone, startsAt, watchBookings } from '../story-help.tsx';
import { BookingScreen } from './BookingScreen.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const { amina, yusuf } = ids.providers;
const session = serviceIdOf(amina, 'session');

const meta = {
  title: 'Consumer/Booking journey',
  component: BookingScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { providerId: amina, start: { serviceId: session, startsAt }, onStepChange: fn() },
} satisfies Meta<typeof BookingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Books from the first question to the confirmation, in two zones [ROUTE-22][CARE-9]',
  args: { providerId: yusuf, start: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Extended pastoral session/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Online/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click((await canvas.findAllByRole('radio', { name: /in Istanbul/ }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await fillDetails(canvas);
    await expect(canvas.getByText('The nights are long.')).toBeVisible();
    await expect(canvas.getByText('Imam Yusuf Demir’s time')).toBeVisible();
    await expect(canvas.getAllByText(/Türkiye (Standard )?Time/, { selector: 'dd *' })[0]).toBeVisible();
    await expect(canvas.getByText(/cancel or move it for free any time/)).toBeVisible();
    // Morning in Istanbul is night in New York.
    await book(canvas);
    const night = canvas.getByRole('checkbox', { name: /^This time at night works for me/ });
    await waitFor(() => expect(night).toHaveFocus());
    await userEvent.click(night);
    await book(canvas);
    const heading = await confirmed(canvas);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getByText(/The Join button appears/)).toBeVisible();
    await expect(args.onStepChange).toHaveBeenLastCalledWith(
      'done',
      expect.objectContaining({ bookedId: expect.stringMatching(/^apt-/) as string }),
    );
  },
};

export const ConfirmationAfterReload: Story = {
  name: 'Shows the confirmation again at its own address, not the first question [ROUTE-22]',
  args: { start: { bookedId: ids.appointments.upcoming }, step: 'done' },
  play: async ({ canvas }) => {
    const heading = await confirmed(canvas);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText('214 Court Street, Suite 3, Brooklyn, NY 11201')).toBeVisible();
    await expect(canvas.queryByText('What would you like to book?')).toBeNull();
  },
};

export const StepAfterReload: Story = {
  name: 'Begins again at the details with the service, the way to meet and the time of the address',
  args: { start: { serviceId: session, mode: 'ONLINE', startsAt }, step: 'review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What should Dr. Amina Rahman know?' })).toBeVisible();
    await expect(canvas.getByText(inAllParts(/Thursday, November 26, 10:00 – 10:50 AM/))).toBeVisible();
  },
};

export const CalendarFile: Story = {
  name: 'Saves a calendar file that does not mention care',
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    await fillDetails(canvas);
    await book(canvas);
    await confirmed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    const [blob] = made.mock.lastCall ?? [];
    const file = await new Response(blob as Blob).text();
    await expect(file).toContain('DTSTART:20261126T150000Z\r\n');
    await expect(file).toContain('SUMMARY:Appointment\r\n');
    await expect(file).not.toMatch(/Amina|Layla|therap|session/i);
  },
};

export const KeepsEverything: Story = {
  name: 'Keeps what was typed when going back and forth',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the session' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Does everything look right?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Change your details' }));
    await expect(await canvas.findByRole('textbox', { name: /Phone number/ })).toHaveValue('+1 212 555 0142');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const DoubleClick: Story = {
  name: 'Books once on a double click [SEC-12]',
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    const { keys } = watchBookings();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Book this session' }));
    await expect(await confirmed(canvas)).toBeVisible();
    await expect(keys()).toHaveLength(1);
  },
};

export const ReviewOnPhone: Story = {
  name: 'Review on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await expect(canvas.getByRole('button', { name: 'Book this session' })).toBeVisible();
  },
};

export const ConfirmedOnPhone: Story = {
  name: 'Confirmation on a phone',
  globals: phone,
  play: async ({ canvas }) => {
    await fillDetails(canvas);
    await book(canvas);
    await expect(await confirmed(canvas)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /ما موضوع حديثك/ }), 'الليالي طويلة.');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'المتابعة إلى الدفع' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'ما طريقة الدفع المناسبة لك؟' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Visa.? المنتهية بالرقم 4242/ })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'المتابعة إلى المراجعة' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'هل كل شيء صحيح؟' })).toBeVisible();
    await expect(canvas.getByText('الليالي طويلة.')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  },
};
