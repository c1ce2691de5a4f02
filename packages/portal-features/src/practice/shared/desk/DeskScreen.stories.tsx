import { Button, EmptyState, Heading, paneItemStyle, PaneRow, Text, useFirstOpen } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { searchProviders } from '@sakina/platform/contract';
import type { ProviderSummary } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { InPlaceLink } from '../../../shared/index.ts';
import { Desk, DeskBack, DeskScreen, DeskSheet, useAskedFor } from './index.ts';

const Item = styled(InPlaceLink)`${paneItemStyle}`;

function Colleague({ provider, takesFocus }: { provider: ProviderSummary; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Heading level={2} ref={heading} tabIndex={-1}>
      {provider.displayName}
    </Heading>
  );
}

function Broken(): never {
  throw new TypeError('The record has no name');
}

interface ColleaguesProps {
  /** Whether what is open breaks. */
  isBroken?: boolean;
}

/** A page of colleagues: a desk as any screen makes it, which keeps in its state what an app keeps in the address. */
function Colleagues({ isBroken = false }: ColleaguesProps) {
  const [chosenId, setChosen] = useState<string>();
  const [isAskedFor, select] = useAskedFor(setChosen);
  const read = useOperation(searchProviders, { query: { pageSize: 3 } });
  const shownId = useFirstOpen<string>(chosenId, read.data?.items[0]?.id);
  const invite = <Button>{'Invite'}</Button>;
  return (
    <DeskScreen
      title="Colleagues"
      actions={invite}
      read={read}
      loading="Loading your colleagues…"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No colleagues yet" action={invite}>
          {'Whoever accepts your invitation is listed here.'}
        </EmptyState>
      }
    >
      {({ items }) => {
        const shown = items.find(({ id }) => id === shownId);
        return (
          <Desk
            label="Your colleagues"
            chosenId={chosenId}
            list={
              <ul>
                {items.map(({ id, displayName }) => (
                  <li key={id}>
                    <Item
                      href={`#${id}`}
                      onGo={() => select(id)}
                      data-opens={id}
                      aria-current={id === shownId ? 'true' : undefined}
                    >
                      <PaneRow name={displayName} meta={<Text as="span">{'Accepts referrals'}</Text>} />
                    </Item>
                  </li>
                ))}
              </ul>
            }
          >
            {shown && (
              <DeskSheet
                key={shown.id}
                as="article"
                aria-label="Colleague"
                back={
                  <DeskBack href="#" onGo={() => select(undefined)}>
                    {'All colleagues'}
                  </DeskBack>
                }
              >
                {isBroken ? <Broken /> : <Colleague provider={shown} takesFocus={isAskedFor} />}
              </DeskSheet>
            )}
          </Desk>
        );
      }}
    </DeskScreen>
  );
}

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Shared states/Desk',
  component: Colleagues,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof Colleagues>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what there is beside what is open; the focus follows only who opens something',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your colleagues' }));
    const [first, second] = list.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(document.body).toHaveFocus();
    await userEvent.click(second!);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(within(canvas.getByRole('article')).getByRole('heading')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your colleagues…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Colleagues' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'While there is nothing, the way to begin is offered once',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No colleagues yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Invite' })).toHaveLength(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(searchProviders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('navigation', { name: 'Your colleagues' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone the way back puts the focus on the row that was opened',
  globals: phone,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('navigation', { name: 'Your colleagues' }));
    const name = list.getAllByRole('link')[1]!.querySelector('[data-part="name"]')!.textContent;
    await userEvent.click(list.getByRole('link', { name: new RegExp(name) }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'All colleagues' }));
    await expect(await canvas.findByRole('link', { name: new RegExp(name) })).toHaveFocus();
  },
};

export const Crashed: Story = {
  name: 'Where what is open breaks, the list and the way back to it stand [ROUTE-33]',
  args: { isBroken: true },
  globals: phone,
  beforeEach: () => {
    // React reports every error that a boundary catches; the crash is what this story is about.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('link'))[0]!);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page stopped working');
    await userEvent.click(canvas.getByRole('link', { name: 'All colleagues' }));
    await expect(canvas.getByRole('navigation', { name: 'Your colleagues' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'From right to left the list is on the right',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('navigation');
    await expect(list.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByRole('article').getBoundingClientRect().right,
    );
  },
};
