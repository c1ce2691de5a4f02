import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BothThemes, TokenList } from './parts.tsx';

const meta = {
  title: 'Design system/Foundations/Type',
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <BothThemes>
      {({ text, font }) => (
        <TokenList
          isWide
          group={text}
          sample={({ value }, step) => (
            <span
              style={{
                fontSize: value,
                lineHeight: 1.25,
                fontFamily: (step.startsWith('h') || step === 'xl' ? font.display : font.reading).value,
                fontWeight: step.startsWith('h') || step === 'xl' ? 600 : 400,
              }}
            >
              {'Peace of Mind'}
            </span>
          )}
        />
      )}
    </BothThemes>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Peace of Mind')).toHaveLength(16);
  },
};

const SAMPLES = {
  display: 'Who is free this week?',
  control: 'Book a session',
  reading: 'Breathe in for four, hold for four, breathe out for six.',
  data: 'AED 350.00 · 14:30 – 15:20',
  code: '1:04:09 · SES-2041',
} as const;

/** Where every font face of this page would be fetched from. */
function fontAddresses(): string[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .flatMap((rule) => [...rule.cssText.matchAll(/url\("?([^")]+)"?\)/g)].map((match) => match[1] ?? ''));
}

export const Voices: Story = {
  name: 'Voices, served from this origin [THEME-4]',
  render: () => (
    <BothThemes>
      {({ font }) => (
        <TokenList
          isWide
          group={font}
          sample={({ value }, role) => (
            <span style={{ fontFamily: value, fontSize: '1.25rem', fontWeight: role === 'display' ? 600 : 400 }}>
              {SAMPLES[role]}
            </span>
          )}
        />
      )}
    </BothThemes>
  ),
  play: async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter((face) => face.status === 'loaded')
      .map((face) => face.family.replaceAll('"', ''));
    for (const family of ['Poppins', 'Manrope', 'Karla', 'Lato', 'Roboto Mono', 'Inter'])
      await expect(loaded).toContain(family);
    await expect(new Set(fontAddresses().map((address) => new URL(address, location.href).origin))).toEqual(
      new Set([location.origin]),
    );
  },
};
