import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section, Stack, adminBreakpoints, portalBreakpoints, theme } from '@sakina/design-system';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';

const meta = {
  title: 'Design system/Foundations/Breakpoints',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.x1};
  list-style: none;
  font-family: ${theme.font.data};
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: 3rem 7rem minmax(0, 1fr);
    align-items: center;
    gap: ${theme.space.x1};
    padding: ${theme.space.half} ${theme.space.x1};
    border: 1px solid transparent;
    border-radius: ${theme.radius.sm};
  }
  & > li[aria-current] {
    border-color: ${theme.color.controlBorder};
    background: ${theme.color.tintNavy};
    font-weight: 700;
  }
  & > li > span:last-child {
    block-size: 0.75rem;
    min-inline-size: 2px;
    border-radius: ${theme.radius.full};
    background: ${theme.color.primary};
    forced-color-adjust: none;
  }
`;

/** The step of a window of this width: the widest that it reaches. */
const stepAt = (steps: Readonly<Record<string, number>>, width: number) =>
  Object.entries(steps).findLast(([, from]) => width >= from)?.[0];

function Ladder({ name, steps }: { name: string; steps: Readonly<Record<string, number>> }) {
  const current = stepAt(steps, window.innerWidth);
  return (
    <Section title={name} description="The marked step is where this window stands.">
      <Steps aria-label={name}>
        {Object.entries(steps).map(([step, from]) => (
          <li key={step} aria-current={step === current ? 'true' : undefined}>
            <span>{step}</span>
            <span>{`from ${from} px`}</span>
            <span style={{ inlineSize: `${(from / 1536) * 100}%` }} />
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const render = () => (
  <Stack gap="section">
    <Ladder name="Navy and pink" steps={portalBreakpoints} />
    <Ladder name="Monochrome" steps={adminBreakpoints} />
  </Stack>
);

const at = (value: string, portal: string, admin: string): Story => ({
  globals: { viewport: { value, isRotated: false } },
  render,
  play: async ({ canvas }) => {
    const current = (name: string) =>
      within(canvas.getByRole('list', { name }))
        .getAllByRole('listitem')
        .filter((item) => item.getAttribute('aria-current') === 'true')
        .map(({ textContent }) => textContent);
    await expect(current('Navy and pink')).toEqual([portal]);
    await expect(current('Monochrome')).toEqual([admin]);
  },
});

export const Phone: Story = {
  ...at('phone', 'xsfrom 0 px', 'xsfrom 0 px'),
  name: 'On a phone both themes are on their first step [THEME-1] [THEME-2]',
};
export const Tablet: Story = {
  ...at('tablet', 'smfrom 600 px', 'smfrom 640 px'),
  name: 'On a tablet both are on sm [THEME-1] [THEME-2]',
};
export const Desktop: Story = {
  ...at('desktop', 'lgfrom 1200 px', 'mdfrom 1024 px'),
  name: 'At 1280 px one is wide already, the other not yet [THEME-1] [THEME-2]',
};
