import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { screen } from 'storybook/test';
import styled from 'styled-components';
import { Button, Stack } from '@sakina/design-system';
import { BothThemes, Swatch, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Shape and motion',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Radii: Story = {
  render: () => (
    <BothThemes>
      {({ radius, color }) => (
        <TokenList
          group={radius}
          sample={({ value }) => <Swatch style={{ borderRadius: value, background: color.tintNavy.value }} />}
        />
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The base corner (THEME-2).')).toBeVisible();
  },
};

export const Shadows: Story = {
  render: () => (
    <BothThemes>
      {({ shadow, color }) => (
        <TokenList
          group={shadow}
          sample={({ value }) => (
            <Swatch style={{ boxShadow: value, background: color.surface.value, borderColor: 'transparent' }} />
          )}
        />
      )}
    </BothThemes>
  ),
};

const Track = styled.span`
  display: block;
  & > span {
    display: block;
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: currentcolor;
    transition-property: margin-inline-start;
  }
  &[data-moved] > span { margin-inline-start: calc(100% - 2rem); }
`;

function Movement() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack>
      <div>
        <Button variant="secondary" aria-pressed={moved} onPress={() => setMoved(!moved)}>
          {'Move'}
        </Button>
      </div>
      <BothThemes>
        {({ motion }) => (
          <TokenList
            group={motion}
            sample={({ value }, step) => (
              <Track data-moved={moved || undefined}>
                <span
                  style={{
                    transitionDuration: step === 'easing' ? motion.slow.value : value,
                    transitionTimingFunction: motion.easing.value,
                  }}
                />
              </Track>
            )}
          />
        )}
      </BothThemes>
    </Stack>
  );
}

/** The duration set on each sample of a theme; with reduced motion none of it is shown. */
const written = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => (item.querySelector('span > span') as HTMLElement).style.transitionDuration);

/** How long each sample of a theme takes, in seconds. */
const seconds = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) =>
      Number.parseFloat(getComputedStyle(item.querySelector('span > span') as HTMLElement).transitionDuration),
    );

export const Motion: Story = {
  name: 'Motion: from 80 to 250 ms, and from 50 to 500 ms [THEME-2]',
  render: () => <Movement />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(written(canvas, 'Navy and pink')).toEqual(['80ms', '150ms', '200ms', '250ms', '250ms']);
    await expect(written(canvas, 'Monochrome')).toEqual(['50ms', '100ms', '200ms', '500ms', '500ms']);
  },
};

export const ReducedMotion: Story = {
  name: 'Reduced motion: the same change, at once [CARE-8]',
  globals: { motion: 'reduced' },
  render: () => <Movement />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    for (const theme of ['Navy and pink', 'Monochrome'])
      await expect(Math.max(...seconds(canvas, theme))).toBeLessThanOrEqual(0.001);
  },
};
