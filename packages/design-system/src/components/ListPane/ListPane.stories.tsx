import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import styled from 'styled-components';
import { expect, userEvent } from 'storybook/test';
import {
  Badge,
  Heading,
  ListPane,
  paneItemStyle,
  PaneRow,
  paneSheetStyle,
  Text,
  useFirstOpen,
} from '@sakina/design-system';

interface Person {
  id: string;
  name: string;
  state: string;
  facts: string;
}

const people: readonly Person[] = [
  { id: 'fatima', name: 'Fatima Zahra Benali', state: 'Unsigned', facts: 'Nov 23 · Progress note' },
  { id: 'layla', name: 'Layla Haddad', state: 'Signed', facts: 'Nov 19 · Progress note' },
  { id: 'noah', name: 'Noah Bergström', state: 'Signed', facts: 'Nov 12 · First session' },
];
const long: readonly Person[] = [
  {
    id: 'max',
    name: 'Dr. Maximiliane Wilhelmina von Hohenstein-Rosenberg the Younger',
    state: 'Waits for an answer',
    facts: 'Wednesday, November 18 · Progress note · in the words of the session before',
  },
  ...people,
];
const arabic: readonly Person[] = [
  { id: 'a', name: 'فاطمة الزهراء بن علي', state: 'غير موقّعة', facts: '23 نوفمبر · ملاحظة متابعة' },
  { id: 'b', name: 'ليلى حداد', state: 'موقّعة', facts: '19 نوفمبر · ملاحظة متابعة' },
  { id: 'c', name: 'Noah Bergström', state: 'موقّعة', facts: '12 نوفمبر · ملاحظة متابعة' },
];

const Item = styled.a`${paneItemStyle}`;
const Sheet = styled.div`${paneSheetStyle}`;

function Desk({ items, label }: { items: readonly Person[]; label: string }) {
  const [chosen, setChosen] = useState<string>();
  const shown = useFirstOpen(chosen, items[0]?.id);
  const open = items.find(({ id }) => id === shown);
  return (
    <ListPane
      label={label}
      isOpen={chosen !== undefined}
      list={
        <ul>
          {items.map(({ id, name, state, facts }) => (
            <li key={id}>
              <Item
                href={`#${id}`}
                aria-current={id === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setChosen(id);
                }}
              >
                <PaneRow person={name} name={name} badge={<Badge>{state}</Badge>} meta={facts} />
              </Item>
            </li>
          ))}
        </ul>
      }
    >
      {open && (
        <Sheet>
          <Heading level={2}>{open.name}</Heading>
          <Text>{open.facts}</Text>
        </Sheet>
      )}
    </ListPane>
  );
}

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const meta = {
  title: 'Design system/Layout/ListPane',
  component: ListPane,
  tags: ['autodocs'],
  subcomponents: { PaneRow },
  args: { label: 'Notes', list: null, isOpen: false, children: null },
  render: ({ label }) => <Desk items={people} label={label} />,
  globals: desktop,
} satisfies Meta<typeof ListPane>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What is owed first is open on arrival, and the focus stays where it was',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Fatima/ })).toHaveAttribute('aria-current', 'true');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Noah/ }));
    await expect(canvas.getByRole('heading', { name: 'Noah Bergström' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Fatima/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone the list stands alone until one is opened',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Fatima Zahra Benali' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /Layla/ }));
    await expect(canvas.getByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Fatima/ })).toBeNull();
  },
};

export const LongText: Story = {
  render: ({ label }) => <Desk items={long} label={label} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Maximiliane/ });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Narrow: Story = {
  name: 'Where a name and its state do not fit side by side, the state stands below',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Fatima Zahra Benali').getBoundingClientRect();
    await expect(canvas.getByText('Unsigned').getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
    await expect(name.height).toBeLessThan(30);
  },
};

export const LongName: Story = {
  name: 'A name breaks between its words; the state that has no room beside it stands below',
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: ({ label }) => <Desk items={long} label={label} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /Maximiliane/ });
    const name = row.querySelector('bdi')!;
    const words = name.textContent.split(' ');
    for (const word of words) {
      const range = document.createRange();
      const start = name.textContent.indexOf(word);
      range.setStart(name.firstChild!, start);
      range.setEnd(name.firstChild!, start + word.length);
      // A word with a hyphen may break after it, and only there.
      await expect(range.getClientRects().length).toBeLessThanOrEqual(word.split('-').length);
    }
    await expect(canvas.getAllByText('Waits for an answer')[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom,
    );
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'The list stands on the right, the mark of the one chosen at its right edge',
  render: () => <Desk items={arabic} label="الملاحظات" />,
  globals: { ...desktop, locale: 'ar' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: /فاطمة/ }).getBoundingClientRect();
    await expect(row.left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().right);
    await expect(getComputedStyle(canvas.getByRole('link', { name: /فاطمة/ })).borderRightWidth).toBe('3px');
    // A name of another script begins where the facts below it begin.
    const latin = canvas.getByText('Noah Bergström').getBoundingClientRect();
    const facts = canvas.getByText('12 نوفمبر · ملاحظة متابعة').getBoundingClientRect();
    await expect(Math.abs(latin.right - facts.right)).toBeLessThanOrEqual(1);
  },
};

export const Admin: Story = { ...LongText, globals: { ...desktop, theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...LongText, globals: { ...desktop, density: 'compact' } };
