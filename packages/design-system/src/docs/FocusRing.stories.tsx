import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, theme } from '@sakina/design-system';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { contrastPairs, contrastRatio, palettes } from './contrast.ts';
import { AllPalettes, BothThemes } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Focus ring',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Ground = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  justify-items: start;
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  color: ${theme.color.text};
  &[data-dark] { color: ${theme.color.nightText}; }
  & > button {
    min-block-size: ${theme.size.controlHeight};
    padding-inline: ${theme.size.controlPadding};
    border: 1px solid currentcolor;
    border-radius: ${theme.radius.md};
    background: transparent;
  }
  & > button, & > button:focus-visible { outline: 2px solid ${theme.color.focusRing}; outline-offset: 2px; }
  &[data-dark] > button, &[data-dark] > button:focus-visible { outline-color: ${theme.color.focusRingOnDark}; }
`;

/** The rings and the backgrounds that they are declared for. */
const pairs = contrastPairs.filter(({ front }) => front === 'focusRing' || front === 'focusRingOnDark');

export const Grounds: Story = {
  name: 'The ring is visible on every background: at least 3 to 1 [CARE-8]',
  render: () => (
    <AllPalettes>
      {({ palette: { color } }) => (
        <Grid min="sm" gap="x2">
          {pairs.map(({ front, back }) => (
            <Ground
              key={back}
              data-dark={front === 'focusRingOnDark' || undefined}
              style={{ background: color[back].value }}
            >
              <button type="button">{`On ${back}`}</button>
              <span>{`${contrastRatio(color[front].value, color[back].value).toFixed(1)} to 1`}</span>
            </Ground>
          ))}
        </Grid>
      )}
    </AllPalettes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ to 1$/)).toHaveLength(pairs.length * palettes.length);
    for (const said of canvas.getAllByText(/ to 1$/))
      await expect(Number.parseFloat(said.textContent)).toBeGreaterThanOrEqual(3);
  },
};

export const Keyboard: Story = {
  name: 'The keyboard draws it 2 px wide with a gap of 2 px [CARE-8]',
  render: () => <BothThemes>{({ name }) => <button type="button">{`Button of ${name}`}</button>}</BothThemes>,
  play: async ({ canvas }) => {
    const [first, second] = [
      canvas.getByRole('button', { name: 'Button of portal' }),
      canvas.getByRole('button', { name: 'Button of admin' }),
    ];
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const ring = (element: HTMLElement) => {
      const { outlineWidth, outlineStyle, outlineOffset } = getComputedStyle(element);
      return [outlineWidth, outlineStyle, outlineOffset];
    };
    await expect(ring(first)).toEqual(['2px', 'solid', '2px']);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(ring(second)).toEqual(['2px', 'solid', '2px']);
    await expect(
      within(document.body)
        .getAllByRole('button')
        .filter((button) => button.matches(':focus-visible')),
    ).toEqual([second]);
  },
};
