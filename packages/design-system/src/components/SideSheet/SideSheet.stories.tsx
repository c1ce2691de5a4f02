import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, SideSheet, SideSheetLayout, Stack, TextField } from '@sakina/design-system';
import type { SideSheetProps } from '@sakina/design-system';

const CLIENTS = ['Amina Haddad', 'Daniel Osei', 'Maryam Al-Zahrani'];

interface ListProps extends SideSheetProps {
  /** The names in the list. */
  clients?: readonly string[];
}

/** A list with the sheet of the one chosen beside it. */
function List({ clients = CLIENTS, ...args }: ListProps) {
  const [chosen, setChosen] = useState(args.isOpen ? args.title : null);
  return (
    <SideSheetLayout>
      <main>
        <Stack gap="x1">
          <h1>{'Clients'}</h1>
          {clients.map((name) => (
            <Button key={name} variant="secondary" onPress={() => setChosen(name)}>
              {name}
            </Button>
          ))}
        </Stack>
      </main>
      <SideSheet
        {...args}
        isOpen={chosen !== null}
        title={chosen ?? ''}
        onOpenChange={(isOpen) => {
          setChosen(null);
          args.onOpenChange(isOpen);
        }}
      />
    </SideSheetLayout>
  );
}

const meta = {
  title: 'Design system/Overlays/SideSheet',
  component: SideSheet,
  tags: ['autodocs'],
  subcomponents: { SideSheetLayout },
  args: {
    isOpen: false,
    title: 'Amina Haddad',
    onOpenChange: fn(),
    children: (
      <Stack gap="x2">
        <p>{'Next session: Tuesday 24 November, 14:30, by video. Fourth of six.'}</p>
        <TextField label="A line for yourself" hasOptionalMark={false} />
      </Stack>
    ),
    actions: (close) => (
      <>
        <Button variant="secondary" onPress={close}>
          {'Message'}
        </Button>
        <Button onPress={close}>{'Open the file'}</Button>
      </>
    ),
  },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof SideSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const DESKTOP = { viewport: { value: 'desktop', isRotated: false } };
const PHONE = { viewport: { value: 'phone', isRotated: false } };

export const Default: Story = {
  name: 'Beside the list, which stays usable',
  globals: DESKTOP,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amina Haddad' }));
    const sheet = await canvas.findByRole('region', { name: 'Amina Haddad' });
    await expect(sheet).toHaveTextContent('Fourth of six');
    const next = canvas.getByRole('button', { name: 'Daniel Osei' });
    await userEvent.click(next);
    await expect(canvas.getByRole('region', { name: 'Daniel Osei' })).toBe(sheet);
    // Choosing another keeps focus in the list.
    await expect(next).toHaveFocus();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: focus moves to the sheet, is not trapped in it, and returns [CARE-8]',
  globals: DESKTOP,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const daniel = canvas.getByRole('button', { name: 'Daniel Osei' });
    await expect(daniel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Daniel Osei' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Maryam Al-Zahrani' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(sheet).getByRole('textbox', { name: 'A line for yourself' })).toHaveFocus();
    await userEvent.keyboard('Ask about sleep{Escape}');
    await waitFor(() => expect(daniel).toHaveFocus());
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone it is modal: focus stays in it, and returns [CARE-8]',
  globals: PHONE,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('dialog', { name: 'Amina Haddad' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    const inside = within(sheet);
    for (const name of ['Close', null, 'Message', 'Open the file', 'Close']) {
      await userEvent.tab();
      await expect(name === null ? inside.getByRole('textbox') : inside.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Amina Haddad' })).toHaveFocus());
  },
};

export const Open: Story = {
  args: { isOpen: true },
  globals: DESKTOP,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Amina Haddad' })).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Amina Haddad' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi and his family',
    children: (
      <>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            {'He slept through the night for the first time since March and went to work on three days.'}
          </p>
        ))}
      </>
    ),
  },
  globals: DESKTOP,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region');
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Open the file' })).toBeVisible());
  },
};
export const Admin: Story = { ...Open, globals: { ...DESKTOP, theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...Open, globals: { ...DESKTOP, density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    isOpen: true,
    title: 'مريم الزهراني',
    children: <p>الجلسة القادمة: الثلاثاء 24 نوفمبر، الساعة 14:30، عبر الفيديو.</p>,
    actions: () => <Button>فتح الملف</Button>,
  },
  render: (args) => <List {...args} clients={['أمينة حداد', 'مريم الزهراني']} />,
  globals: { ...DESKTOP, locale: 'ar' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'مريم الزهراني' });
    await expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('main').getBoundingClientRect().left,
    );
  },
};
