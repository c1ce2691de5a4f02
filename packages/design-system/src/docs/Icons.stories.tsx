import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Text, theme } from '@sakina/design-system';
import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { iconsInUse } from './icons.ts';

const meta = {
  title: 'Design system/Foundations/Icons',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
  & > svg { inline-size: 1.5rem; block-size: 1.5rem; flex: none; color: ${theme.color.text}; }
  & > code { font-family: ${theme.font.code}; font-size: ${theme.text.xs}; overflow-wrap: anywhere; }
`;

const library = lucide as unknown as Readonly<Record<string, LucideIcon | undefined>>;

export const InUse: Story = {
  name: 'Icons in use, all of one library, each beside words or with a name',
  render: () => (
    <>
      <Text tone="muted" measure>
        {
          'From lucide-react, one stroke and one grid. An icon is decoration to a screen reader: the words beside it, or the name of its button, say what it means.'
        }
      </Text>
      <Grid as="ul" min="sm" gap="x2" aria-label="Icons">
        {iconsInUse.map((name) => {
          const Icon = library[name];
          return (
            <Item key={name}>
              {Icon && <Icon aria-hidden />}
              <code>{name}</code>
            </Item>
          );
        })}
      </Grid>
    </>
  ),
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Icons' })).getAllByRole('listitem');
    await expect(items).toHaveLength(iconsInUse.length);
    await expect(
      items
        .filter((item) => item.querySelector('svg[aria-hidden="true"]') === null)
        .map(({ textContent }) => textContent),
    ).toEqual([]);
  },
};
