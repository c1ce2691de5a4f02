import { scenarios } from '@sakina/mocks';
import { listProgrammes } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { anyProgramme } from '../model/place.ts';
import { wayOf } from '../story-help.tsx';
import { ProgrammesScreen } from './ProgrammesScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Deenya programmes',
  component: ProgrammesScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { filter: anyProgramme, onFilterChange: fn() },
  render: function Held({ filter, onFilterChange }) {
    const [held, setHeld] = useState(filter);
    return (
      <ProgrammesScreen
        filter={held}
        onFilterChange={(next) => {
          onFilterChange(next);
          setHeld(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ProgrammesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the programs with length, language and what they speak from [ROUTE-23]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '8 programs' })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Programs' }));
    const grief = within(list.getByRole('link', { name: 'Grief in company' }).closest('article') as HTMLElement);
    await expect(grief.getByText('14 days · about 10 minutes · English')).toBeVisible();
    await expect(grief.getByText('With or without faith content')).toBeVisible();
    await expect(await grief.findByText('In progress')).toBeVisible();
    await expect(list.getByText('سبعة أيام من السكينة')).toHaveAttribute('lang', 'ar');
  },
};

export const Narrowed: Story = {
  name: 'Narrows by what a program speaks from, language and length, in the address [ROUTE-23]',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 2, name: '8 programs' });
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Arabic' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: '1 program' })).toBeVisible();
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ track: null, language: 'ar', maxDays: null });
  },
};

export const Empty: Story = {
  name: 'Nothing matches: the way back to all of them, with the focus kept',
  args: { filter: { track: 'SECULAR', language: 'ar', maxDays: 7 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No programs match all of this' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all programs' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(await canvas.findByRole('heading', { level: 2, name: '8 programs' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listProgrammes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading programs…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it looks for, then lists it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listProgrammes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading programs…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Breathing room' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the list could not be read, and reads it again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listProgrammes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Breathing room' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listProgrammes)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long titles on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const programme = {
      ...wayOf().programme,
      title: 'Vierundzwanzigstundenpflegekräftebegleitprogramm für die Zeit nach dem Dienst',
      summary: 'Für alle, die nach langen Diensten nicht schlafen können und trotzdem früh aufstehen müssen. '.repeat(
        3,
      ),
    };
    msw.use(scenarios.answering(listProgrammes, { items: [programme] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Vierundzwanzig/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '8 برامج' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'سبعة أيام من السكينة' })).toBeVisible();
  },
};
