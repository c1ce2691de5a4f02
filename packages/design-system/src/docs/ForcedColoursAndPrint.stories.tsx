import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import styled from 'styled-components';
import {
  AgendaList,
  Badge,
  Button,
  Checkbox,
  Heading,
  Inline,
  Link,
  Meter,
  paneItemStyle,
  PaneRow,
  RadioGroup,
  Section,
  Stack,
  Switch,
  Text,
  TextField,
  theme,
} from '@sakina/design-system';
import { mediaRules } from './media-rules.ts';

const meta = {
  title: 'Design system/Foundations/Forced colours and print',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space.x3};
  align-items: start;
`;
const Frame = styled.section`
  display: grid;
  gap: ${theme.space.x2};
  min-inline-size: 0;
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  &[data-medium='forced-colors'] { border-color: #fff; background: #202020; color: #fff; }
  &[data-medium='print'] { color-scheme: light; background: #fff; color: #000; }
`;

const meetings = [
  { id: 'video', label: 'Video' },
  { id: 'voice', label: 'Voice only' },
];
const events = [
  {
    id: 'amal',
    title: 'Amal Haddad',
    start: '2026-11-24T15:00:00Z',
    end: '2026-11-24T15:50:00Z',
    kind: 'Video session',
    status: 'Confirmed',
  },
];

const Item = styled.a`${paneItemStyle}`;

/** Components with states, in every state that a background alone could show. */
function Specimens() {
  return (
    <Stack gap="x2">
      <Inline>
        <Button>Book a session</Button>
        <Button variant="secondary">Keep session</Button>
        <Button isDisabled>Not now</Button>
      </Inline>
      <Stack gap="none">
        <Switch defaultValue>Remind me by email</Switch>
        <Switch>Remind me by text</Switch>
        <Checkbox defaultValue>I have read the policy</Checkbox>
        <Checkbox>Share my notes</Checkbox>
      </Stack>
      <RadioGroup label="How would you like to meet?" options={meetings} value="voice" onChange={fn()} />
      <TextField
        label="Email"
        value="amina@"
        onChange={fn()}
        errorMessage="Enter the whole address, like amina@example.com."
      />
      <Inline>
        <Badge tone="success">Completed</Badge>
        <Badge tone="danger">Canceled</Badge>
        <Link href="#policy">The policy</Link>
      </Inline>
      <Meter label="Sessions of this plan" value={8} limit={10} />
      <div>
        <Item href="#layla" aria-current="true">
          <PaneRow name="Layla Haddad" meta="Today, 10:30 AM" />
        </Item>
        <Item href="#noah">
          <PaneRow name="Noah Bergström" meta="Tomorrow, 10:00 AM" />
        </Item>
      </div>
      <AgendaList
        events={events}
        from="2026-11-24"
        to="2026-11-24"
        timeZone="America/New_York"
        headingLevel={4}
        onOpenEvent={fn()}
      />
    </Stack>
  );
}

/** Fills a stylesheet with the product's own rules for the medium of its frame; they are read from the page. */
function readRules(style: HTMLStyleElement | null) {
  const frame = style?.parentElement;
  if (!style || !frame) return;
  const medium = frame.dataset['medium'] === 'print' ? 'print' : 'forced-colors';
  const { css, count } = mediaRules(medium, `[data-medium='${medium}']`);
  style.textContent = css;
  frame.dataset['rules'] = String(count);
}

function UnderRules({ medium, title }: { medium: 'forced-colors' | 'print'; title: string }) {
  return (
    <Frame aria-label={title} data-medium={medium}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Specimens />
      <style ref={readRules} />
    </Frame>
  );
}

function Page({
  title,
  promise,
  switchOn,
  medium,
  shown,
}: {
  title: string;
  promise: ReactNode;
  switchOn: ReactNode;
  medium: 'forced-colors' | 'print';
  shown: string;
}) {
  return (
    <Section title={title} description={promise}>
      <Stack gap="x3">
        <Text size="sm" measure>
          {switchOn}
        </Text>
        <Pair>
          <Frame aria-label="On the screen">
            <Heading level={3} size="md">
              On the screen
            </Heading>
            <Specimens />
          </Frame>
          <UnderRules medium={medium} title={shown} />
        </Pair>
      </Stack>
    </Section>
  );
}

/** The visual signals of a state apart from text: fill, edge and weight. */
function lookOf(element: Element | null | undefined, pseudo?: string): string {
  if (!element) throw new Error('There is no such mark.');
  const { backgroundColor, borderBlockStartColor, borderBlockStartWidth, borderBlockStartStyle, marginInlineStart } =
    getComputedStyle(element, pseudo);
  return [backgroundColor, borderBlockStartColor, borderBlockStartWidth, borderBlockStartStyle, marginInlineStart].join(
    ' ',
  );
}
const markOf = (control: HTMLElement) => control.closest('label')?.querySelector('[data-mark]');

export const ForcedColours: Story = {
  name: 'Under forced colors every state keeps an edge, a fill of the system or a sign [CARE-8]',
  render: () => (
    <Page
      medium="forced-colors"
      title="Forced colors"
      shown="With the colors of the system"
      promise="Someone has told the system which few colors they can read. The browser takes away our grounds, shadows and text colors. Chosen, filled and on are then told by the system’s own Highlight, wrong by a heavier edge and a sign, not available by GrayText; every control keeps an edge."
      switchOn="On the right the product’s own rules for this medium hold, read from the page’s stylesheets, with the colors of one theme of Windows. To see any story so: in Chrome, Developer tools, More tools, Rendering, Emulate CSS media feature forced-colors: active; on Windows, Settings, Accessibility, Contrast themes."
    />
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: 'With the colors of the system' });
    await expect(Number(shown.getAttribute('data-rules'))).toBeGreaterThan(10);
    const here = within(shown);
    const pairs = [
      ['switch', 'Remind me by email', 'Remind me by text'],
      ['checkbox', 'I have read the policy', 'Share my notes'],
      ['radio', 'Voice only', 'Video'],
    ] as const;
    for (const [role, chosen, open] of pairs) {
      await expect(lookOf(markOf(here.getByRole(role, { name: chosen })))).toContain('rgb(142, 227, 240)');
      await expect(lookOf(markOf(here.getByRole(role, { name: open })))).not.toContain('rgb(142, 227, 240)');
    }
    const edgeOf = (name: RegExp) => getComputedStyle(here.getByRole('link', { name })).borderInlineStartColor;
    await expect(edgeOf(/Layla/)).toBe('rgb(142, 227, 240)');
    await expect(edgeOf(/Noah/)).toBe('rgb(32, 32, 32)');
    await expect(getComputedStyle(here.getByRole('button', { name: 'Not now' })).color).toBe('rgb(166, 166, 166)');
    // What is filled stays the heavier one.
    await expect(getComputedStyle(here.getByRole('button', { name: 'Book a session' })).backgroundColor).toBe(
      'rgb(255, 255, 255)',
    );
    await expect(getComputedStyle(here.getByRole('button', { name: 'Keep session' })).backgroundColor).toBe(
      'rgb(32, 32, 32)',
    );
  },
};

export const Print: Story = {
  name: 'Print shows the content with its states, and no controls [CARE-8]',
  render: () => (
    <Page
      medium="print"
      title="Print"
      shown="On paper"
      promise="Black on white, without grounds. What can only be pressed goes, and so do the frame and the ring of the focus. What was answered stays: what is on, ticked or chosen is a mark of its own, and an event of a calendar stays although it is a button."
      switchOn="On the right the product’s own rules for print hold. To see any story so: in Chrome, Developer tools, More tools, Rendering, Emulate CSS media type: print. A button that is content says data-print='keep', what else shall not be printed says data-print='hide'."
    />
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: 'On paper' });
    await expect(Number(shown.getAttribute('data-rules'))).toBeGreaterThan(10);
    const here = within(shown);
    await expect(here.queryByRole('button', { name: 'Book a session' })).toBeNull();
    await expect(here.getByRole('button', { name: /Amal Haddad/ })).toBeVisible();
    await expect(here.getByText('Enter the whole address, like amina@example.com.')).toBeVisible();
    await expect(lookOf(markOf(here.getByRole('switch', { name: 'Remind me by email' })), '::before')).not.toBe(
      lookOf(markOf(here.getByRole('switch', { name: 'Remind me by text' })), '::before'),
    );
    const dot = markOf(here.getByRole('radio', { name: 'Voice only' }))?.firstElementChild;
    await expect(lookOf(dot)).toContain('rgb(0, 0, 0) 4px solid');
  },
};
