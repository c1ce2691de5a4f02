import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Button, Card, Container, Grid, Heading, Inline, Section, Split, Stack, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Layout/Layout',
  component: Stack,
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const people = ['Dr. Leila Haddad', 'Imam Yusuf Karim', 'Amina Okafor', 'Dr. Maximiliane von Hohenstein-Rosenberg'];

export const Default: Story = {
  render: () => (
    <Stack as="ul">
      {people.map((name) => <Card as="li" key={name}>{name}</Card>)}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const InlineWraps: Story = {
  render: () => (
    <Inline>
      {['Anxiety', 'Grief', 'Marriage and family', 'Faith and doubt', 'Sleep', 'Moving abroad', 'Exams'].map((topic) => <Badge key={topic}>{topic}</Badge>)}
    </Inline>
  ),
};

export const GridOfCards: Story = {
  render: () => (
    <Grid>
      {people.map((name) => <Card key={name}>{name}</Card>)}
    </Grid>
  ),
};

const summary = (
  <Card tone="tint">
    <Heading level={2} size="lg">{'Your booking'}</Heading>
    <Text size="sm">{'50 minutes with Dr. Leila Haddad, tomorrow, 14:30, your time.'}</Text>
  </Card>
);

export const SplitWithSummary: Story = {
  render: () => (
    <Split side={summary} position="end">
      <Section title="Your details" description="Only your provider sees what you write here.">
        <Text>{'Everything else can be said in the session.'}</Text>
      </Section>
    </Split>
  ),
};

export const SectionWithActions: Story = {
  render: () => (
    <Section title="Upcoming sessions" actions={<Button variant="secondary" size="small">{'Show all'}</Button>}>
      <Text>{'Tomorrow, 14:30, your time, with Dr. Leila Haddad.'}</Text>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming sessions' })).toBeVisible();
  },
};

export const Containers: Story = {
  render: () => (
    <Stack>
      <Container width="text"><Card tone="tint">{'Prose and forms: 44 rem'}</Card></Container>
      <Container width="page"><Card tone="tint">{'Pages: 72 rem'}</Card></Container>
      <Container width="wide"><Card tone="tint">{'Tables and calendars: 90 rem'}</Card></Container>
    </Stack>
  ),
};

export const Admin: Story = { ...SplitWithSummary, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...SplitWithSummary, globals: { density: 'compact' } };
export const RightToLeft: Story = { ...SplitWithSummary, globals: { locale: 'ar' } };
