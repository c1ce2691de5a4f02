import { Button, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { EntrySection } from './EntrySection.tsx';

interface Entry {
  dates: string;
  place: string;
}

interface AwayProps {
  texts: { title: string; lead: string; add: string; empty: string; writing: string; back: string };
  start: readonly Entry[];
  /** Called with the entry whose dialog is opened; undefined for a new one. */
  onOpen: (entry: Entry | undefined) => void;
}

/** Days away. In place of a dialog stands what it would be opened with. */
function Away({ texts, start, onOpen }: AwayProps) {
  const [entries, setEntries] = useState(start);
  return (
    <EntrySection
      title={texts.title}
      lead={texts.lead}
      addLabel={texts.add}
      empty={texts.empty}
      entries={entries}
      keyOf={({ dates }) => dates}
      nameOf={({ dates }) => dates}
      onRemove={(gone) => setEntries(entries.filter((entry) => entry !== gone))}
      dialog={(entry, onClose) => (
        <Button
          variant="secondary"
          onPress={() => {
            onOpen(entry);
            onClose();
          }}
        >
          {`${texts.writing} ${entry?.dates ?? texts.add}, ${texts.back}`}
        </Button>
      )}
    >
      {({ place }) => (
        <Text as="div" size="sm" tone="muted">
          {place}
        </Text>
      )}
    </EntrySection>
  );
}

const english = {
  title: 'Travel',
  lead: 'While you travel, your hours follow the time there.',
  add: 'Add a trip',
  empty: 'No trips planned.',
  writing: 'Writing',
  back: 'back',
};
const arabic = {
  title: 'السفر',
  lead: 'أثناء السفر تتبع ساعاتك توقيت المكان.',
  add: 'إضافة رحلة',
  empty: 'لا رحلات مقررة.',
  writing: 'كتابة',
  back: 'رجوع',
};

const istanbul = { dates: 'December 3 to December 9, 2026', place: 'Istanbul' };
const cairo = { dates: 'January 4 to January 18, 2027', place: 'Cairo' };

const meta = {
  title: 'Provider/Availability/Entry section',
  component: Away,
  args: { texts: english, start: [istanbul, cairo], onOpen: fn() },
} satisfies Meta<typeof Away>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens each entry by its name, and a new one without any',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change.*January 4 to January 18, 2027/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Writing January 4/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(cairo);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a trip' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Writing Add a trip/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(undefined);
  },
};

export const Removed: Story = {
  name: 'Removes an entry at once, with the focus on what adds one',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove.*December 3 to December 9, 2026/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a trip' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove.*January 4/ }));
    await expect(canvas.getByText('No trips planned.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  args: { start: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trips planned.')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    start: [
      {
        dates: 'Wednesday, September 30, 2026, to Thursday, December 31, 2026, on which the practice is closed',
        place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      },
    ],
  },
  play: async () => {
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { texts: arabic, start: [{ dates: 'من ٣ إلى ٩ ديسمبر ٢٠٢٦', place: 'إسطنبول' }] },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByText('من ٣ إلى ٩ ديسمبر ٢٠٢٦');
    const change = canvas.getByRole('button', { name: /تغيير|تعديل/ });
    await expect(change.getBoundingClientRect().right).toBeLessThan(name?.getBoundingClientRect().right ?? 0);
  },
};
