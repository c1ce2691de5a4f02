import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FieldConflict } from './FieldConflict.tsx';

const meta = {
  title: 'Shared states/Conflict of fields',
  component: FieldConflict,
  args: {
    fields: [
      { id: 'city', term: 'City', mine: 'Boston', theirs: 'New York' },
      { id: 'address', term: 'Address', mine: '', theirs: '12 Elm Street' },
    ],
    onResolve: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FieldConflict>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows both values of each field, says where one is empty, and waits for a choice [SEC-16]',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('Boston')).toBeVisible());
    await expect(dialog.getByText('12 Elm Street')).toBeVisible();
    await expect(dialog.getByText('Empty')).toBeVisible();
    await expect(args.onResolve).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('theirs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    fields: [
      {
        id: 'about',
        term: 'About you',
        mine: 'Grief comes in waves. '.repeat(40),
        theirs: 'Loss and sleep. '.repeat(40),
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: { fields: [{ id: 'city', term: 'المدينة', mine: 'بوسطن', theirs: 'نيويورك' }] },
  globals: { locale: 'ar' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'تغيّر هذا في نافذة أخرى' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
