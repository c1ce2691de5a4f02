import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  Badge,
  Button,
  Card,
  Container,
  Grid,
  Heading,
  Inline,
  Section,
  Split,
  Stack,
  Text,
} from '@sakina/design-system';

const meta = {
  title: 'Design system/Layout/Layout',
  component: Stack,
  tags: ['autodocs'],
  subcomponents: { Container, Grid, Inline, Section, Split },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const people = ['Dr. Leila Haddad', 'Imam Yusuf Karim', 'Amina Okafor', 'Dr. Maximiliane von Hohenstein-Rosenberg'];

export const Default: Story = {
  args: { as: 'ul' },
  render: (args) => (
    <Stack {...args}>
      {people.map((name) => (
        <Card as="li" key={name}>
          {name}
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const InlineShrinks: Story = {
  name: 'What is wider than its line becomes narrower, not the page wider',
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Inline wrap={false}>
        <Badge>With</Badge>
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {'https://sakina.example/sessions/SES-2041/recording'}
        </span>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText('With').closest('div');
    await expect(canvas.getByText(/^https/).getBoundingClientRect().width).toBeLessThan(160);
    await expect(line?.scrollWidth).toBeLessThanOrEqual(160);
  },
};

export const InlineWraps: Story = {
  render: () => (
    <Inline>
      {['Anxiety', 'Grief', 'Marriage and family', 'Faith and doubt', 'Sleep', 'Moving abroad', 'Exams'].map(
        (topic) => (
          <Badge key={topic}>{topic}</Badge>
        ),
      )}
    </Inline>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exams').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Anxiety').getBoundingClientRect().bottom,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const GridOfCards: Story = {
  render: () => (
    <Grid>
      {people.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second, , last] = people.map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(last?.top).toBeGreaterThan(first?.bottom ?? 0);
    await expect(last?.width).toBeCloseTo(first?.width ?? 0, 0);
  },
};

const summary = (
  <Card tone="tint">
    <Heading level={2} size="lg">
      {'Your booking'}
    </Heading>
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
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('region', { name: 'Your details' }).getBoundingClientRect();
    await expect(canvas.getByRole('heading', { name: 'Your booking' }).getBoundingClientRect().left).toBeGreaterThan(
      main.right,
    );
  },
};

export const SplitOnAPhone: Story = {
  ...SplitWithSummary,
  name: 'On a phone the summary follows the main part',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('region', { name: 'Your details' }).getBoundingClientRect();
    await expect(canvas.getByRole('heading', { name: 'Your booking' }).getBoundingClientRect().top).toBeGreaterThan(
      main.bottom,
    );
  },
};

export const SectionWithActions: Story = {
  render: () => (
    <Section
      title="Upcoming sessions"
      actions={
        <Button variant="secondary" size="small">
          {'Show all'}
        </Button>
      }
    >
      <Text>{'Tomorrow, 14:30, your time, with Dr. Leila Haddad.'}</Text>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Upcoming sessions' })).toBeVisible();
  },
};

export const Containers: Story = {
  name: 'Containers of any width but the widest begin at one edge',
  render: () => (
    <Stack>
      <Container width="text">
        <Card tone="tint">{'Prose and forms: 44 rem'}</Card>
      </Container>
      <Container width="page">
        <Card tone="tint">{'Pages: 72 rem'}</Card>
      </Container>
      <Container width="wide">
        <Card tone="tint">{'Tables and calendars: 90 rem'}</Card>
      </Container>
    </Stack>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const widthOf = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(widthOf(/^Prose/)).toBeLessThan(44 * 16);
    await expect(widthOf(/^Pages/)).toBeGreaterThan(widthOf(/^Prose/));
    await expect(widthOf(/^Tables/)).toBeGreaterThan(widthOf(/^Pages/));
    const startOf = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(startOf(/^Prose/)).toBeCloseTo(startOf(/^Pages/), 0);
  },
};

export const LongText: Story = {
  render: () => (
    <Section
      title="Everything that Dr. Maximiliane von Hohenstein-Rosenberg and you have agreed on since the first session"
      description="Both of you can add to it at any time; what is taken away stays readable in the history of the plan."
      actions={
        <Button variant="secondary" size="small">
          {'Propose a change'}
        </Button>
      }
    >
      <Inline>
        {people.map((name) => (
          <Badge key={name}>{`Agreed with ${name}`}</Badge>
        ))}
      </Inline>
    </Section>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Propose a change' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const desktop = { viewport: { value: 'desktop', isRotated: false } };
export const Admin: Story = { ...SplitWithSummary, globals: { ...desktop, theme: 'admin', density: 'compact' } };
export const Compact: Story = { ...SplitWithSummary, globals: { ...desktop, density: 'compact' } };
export const RightToLeft: Story = {
  name: 'The summary at the end is on the left; a line begins on the right',
  render: () => (
    <Container>
      <Split
        side={
          <Card tone="tint">
            <Heading level={2} size="lg">
              {'حجزك'}
            </Heading>
            <Text size="sm">{'50 دقيقة مع د. ليلى حداد، غدًا، 2:30 م بتوقيتك.'}</Text>
          </Card>
        }
        position="end"
      >
        <Section
          title="بياناتك"
          description="لا يقرأ ما تكتبه هنا سوى معالجك."
          actions={
            <Button variant="secondary" size="small">
              {'تعديل'}
            </Button>
          }
        >
          <Inline>
            <Badge>{'القلق'}</Badge>
            <Badge>{'الزواج والأسرة'}</Badge>
          </Inline>
        </Section>
      </Split>
    </Container>
  ),
  globals: { ...desktop, locale: 'ar' },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('region', { name: 'بياناتك' }).getBoundingClientRect();
    await expect(canvas.getByRole('heading', { name: 'حجزك' }).getBoundingClientRect().right).toBeLessThan(main.left);
    await expect(canvas.getByText('القلق').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('الزواج والأسرة').getBoundingClientRect().right,
    );
    await expect(canvas.getByRole('button', { name: 'تعديل' }).getBoundingClientRect().left).toBeCloseTo(main.left, 0);
  },
};
