import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
      {({ radius, color }) => <TokenList group={radius} sample={({ value }) => <Swatch style={{ borderRadius: value, background: color.tintNavy.value }} />} />}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The base corner (THEME-2).')).toBeVisible();
  },
};

export const Shadows: Story = {
  render: () => (
    <BothThemes>
      {({ shadow, color }) => <TokenList group={shadow} sample={({ value }) => <Swatch style={{ boxShadow: value, background: color.surface.value, borderColor: 'transparent' }} />} />}
    </BothThemes>
  ),
};

const Track = styled.span`
  display: block;
  & > span { display: block; inline-size: 2rem; block-size: 2rem; border-radius: 50%; background: currentcolor; transition-property: margin-inline-start; }
  &[data-moved] > span { margin-inline-start: calc(100% - 2rem); }
`;

function Movement() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack>
      <div><Button variant="secondary" aria-pressed={moved} onPress={() => setMoved(!moved)}>{'Move'}</Button></div>
      <BothThemes>
        {({ motion }) => (
          <TokenList
            group={motion}
            sample={({ value }, step) => (
              <Track data-moved={moved || undefined}>
                <span style={{ transitionDuration: step === 'easing' ? motion.slow.value : value, transitionTimingFunction: motion.easing.value }} />
              </Track>
            )}
          />
        )}
      </BothThemes>
    </Stack>
  );
}

export const Motion: Story = {
  render: () => <Movement />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
