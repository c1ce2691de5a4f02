import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar, Badge, Button, Inline, LinkCard, Text } from '@sakina/design-system';

const onSave = fn();

const meta = {
  title: 'Design system/Display/LinkCard',
  component: LinkCard,
  tags: ['autodocs'],
  args: {
    href: '#leila-haddad',
    title: 'Dr. Leila Haddad',
    media: <Avatar name="Dr. Leila Haddad" size="lg" kind="therapist" />,
    children: (
      <>
        <Text size="sm" tone="muted">
          {'Therapist in Amman. Speaks Arabic, English and French.'}
        </Text>
        <Inline>
          <Badge tone="success">{'Free tomorrow'}</Badge>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof LinkCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dr. Leila Haddad' })).toHaveAttribute('href', '#leila-haddad');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dr. Leila Haddad' })).toHaveFocus();
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const WithButtonInside: Story = {
  args: {
    children: (
      <Button variant="secondary" size="small" onPress={onSave}>
        {'Save for later'}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later' }));
    await expect(onSave).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { title: 'Dr. Maximiliane von Hohenstein-Rosenberg-Liechtenstein, clinical psychologist' },
};
export const ArabicName: Story = {
  args: {
    title: 'الدكتورة نور الهدى المصري',
    media: <Avatar name="الدكتورة نور الهدى المصري" size="lg" kind="therapist" />,
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'د. ليلى حداد',
    media: <Avatar name="د. ليلى حداد" size="lg" kind="therapist" />,
    children: (
      <Text size="sm" tone="muted">
        معالجة في عمّان. تتحدث العربية والإنجليزية والفرنسية.
      </Text>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'د. ليلى حداد' })).toHaveAttribute('href', '#leila-haddad');
  },
};
