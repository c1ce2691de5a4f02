import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Avatar, Badge, Button, Inline, PageHeader, Stack } from '@sakina/design-system';

const meta = {
  title: 'Design system/Layout/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  args: {
    title: 'Who would you like to talk to?',
    lead: 'Therapists, imams and mentors who have time for you this week.',
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Who would you like to talk to?' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};
export const OneGap: Story = {
  name: 'What follows stands at one distance below it, whatever the gap of the stack they share',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <>
      {(['none', 'x1', 'x2', 'x4', 'section'] as const).map((gap) => (
        <Stack key={gap} as="article" gap={gap}>
          <PageHeader {...args} title={`In a gap of ${gap}`} />
          <div>{'What the page is about'}</div>
        </Stack>
      ))}
      <article>
        <PageHeader {...args} title="In no stack" />
        <div>{'What the page is about'}</div>
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const gaps = canvas.getAllByText('What the page is about').map((next) => {
      const head = next.previousElementSibling as Element;
      return Math.round(next.getBoundingClientRect().top - head.getBoundingClientRect().bottom);
    });
    await expect(gaps).toEqual([24, 24, 24, 24, 24, 24]);
  },
};
export const WithActions: Story = {
  args: {
    title: 'Sessions',
    lead: 'Every session of this organization.',
    actions: (
      <>
        <Button variant="secondary">{'Export'}</Button>
        <Button>{'New session'}</Button>
      </>
    ),
  },
};

export const WithBack: Story = {
  args: {
    back: { href: '#therapists', label: 'All therapists' },
    title: 'Dr. Leila Haddad',
    media: <Avatar name="Dr. Leila Haddad" size="xl" kind="therapist" />,
    children: (
      <Inline>
        <Badge>{'Therapist'}</Badge>
        <Badge tone="success">{'Verified'}</Badge>
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All therapists' })).toHaveAttribute('href', '#therapists');
  },
};

export const LongBack: Story = {
  name: 'A label of several lines on the way back stands as far from the title as one of a single line',
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <article>
        <PageHeader {...args} title="One line" back={{ href: '#short', label: 'All therapists' }} />
      </article>
      <article>
        <PageHeader
          {...args}
          title="Several lines"
          back={{ href: '#long', label: 'Dr. Konstantina Papadopoulou-Anagnostopoulos, therapist in Thessaloniki' }}
        />
      </article>
    </div>
  ),
  play: async ({ canvas }) => {
    const distance = (label: RegExp, title: string) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByRole('link', { name: label }));
      const heading = canvas.getByRole('heading', { level: 1, name: title });
      return Math.round(heading.getBoundingClientRect().top - words.getBoundingClientRect().bottom);
    };
    await expect(
      Math.abs(distance(/Konstantina/, 'Several lines') - distance(/All therapists/, 'One line')),
    ).toBeLessThan(2);
  },
};
export const WithBreadcrumbs: Story = {
  args: {
    breadcrumbs: [{ href: '#admin', label: 'Admin' }, { href: '#sessions', label: 'Sessions' }, { label: 'SES-2041' }],
    title: 'Session SES-2041',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SES-2041')).toHaveAttribute('aria-current', 'page');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone: the way back, then the actions [CARE-8]',
  args: {
    back: { href: '#sessions', label: 'All sessions' },
    title: 'Session SES-2041',
    actions: (
      <>
        <Button variant="secondary">{'Export'}</Button>
        <Button>{'Write the note'}</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All sessions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write the note' })).toHaveFocus();
  },
};
export const Landing: Story = { args: { size: 'h1', title: 'Peace of Mind' } };
export const LongText: Story = {
  args: {
    title: 'Dr. Maximiliane von Hohenstein-Rosenberg-Liechtenstein and her colleagues at the family practice',
    actions: <Button>{'Book a session'}</Button>,
  },
};
export const Admin: Story = { tags: ['look'], ...WithBreadcrumbs, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], ...WithActions, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    back: { href: '#therapists', label: 'كل المعالجين' },
    title: 'د. ليلى حداد',
    lead: 'معالجة في عمّان، تتحدث العربية والإنجليزية.',
    media: <Avatar name="د. ليلى حداد" size="xl" kind="therapist" />,
    actions: <Button>حجز جلسة</Button>,
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'د. ليلى حداد' })).toBeVisible();
  },
};
