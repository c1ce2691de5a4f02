import { make } from '@sakina/mocks';
import type { Service } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { emptyDetails, NO_REFUSALS } from '../model/details.ts';
import { firstOfSeries, heldTime, phone } from '../story-help.tsx';
import { DetailsStep } from './DetailsStep.tsx';

const profile = make.providerProfile();
const agreed = { ...emptyDetails, treatment: true, telehealth: true, policy: true };

const meta = {
  title: 'Consumer/Booking parts/DetailsStep',
  component: DetailsStep,
  args: {
    profile,
    service: profile.services.find(({ isIntroduction }) => !isIntroduction) as Service,
    mode: 'ONLINE',
    time: firstOfSeries,
    details: { values: emptyDetails, change: fn(), restored: null },
    refused: NO_REFUSALS,
    nextLabel: 'Continue to payment',
    held: heldTime('2026-11-24T10:10:00-05:00'),
    onNext: fn(),
  },
} satisfies Meta<typeof DetailsStep>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Continues once everything is agreed to, with what was typed',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Held for you until 10:10 AM/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /What would you like to talk about/ }), 'Sleep.');
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.details.change).toHaveBeenLastCalledWith({ ...agreed, reasonForVisit: 'Sleep.' });
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the reason in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, canvas.getByRole('textbox', { name: /What would you like to talk about/ }));
  },
};

export const Incomplete: Story = {
  name: 'Lists what is missing or wrong, each with a link to its field [ERROR-2]',
  args: { details: { values: { ...emptyDetails, phone: 'call me' }, change: fn(), restored: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(await canvas.findByRole('heading', { name: '4 answers need your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Enter a phone number/ }));
    await expect(canvas.getByRole('textbox', { name: /Phone number/ })).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Shows the server’s message at its field until that is corrected [ERROR-2]',
  args: {
    details: { values: { ...agreed, phone: '+1 212 555 0142' }, change: fn(), restored: null },
    refused: [['phone', 'This number does not exist.']],
  },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: /Phone number/ });
    await expect(await canvas.findByRole('link', { name: 'This number does not exist.' })).toBeVisible();
    await expect(number).toHaveAccessibleDescription(/This number does not exist\./);
    await userEvent.type(number, '3');
    await expect(number).not.toHaveAccessibleDescription(/This number does not exist\./);
  },
};

export const Back: Story = {
  name: 'Shows again what was typed and agreed to before',
  args: { details: { values: { ...agreed, reasonForVisit: 'The nights.' }, change: fn(), restored: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /What would you like to talk about/ })).toHaveValue('The nights.');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const InPerson: Story = {
  args: { mode: 'IN_PERSON' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^If we ever meet by video instead/ })).toBeVisible();
  },
};

export const Series: Story = {
  name: 'Says that only the first session of a series is kept',
  args: { isSeries: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your first session is held until 10:10 AM/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'موافقتك' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /ما موضوع حديثك/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
