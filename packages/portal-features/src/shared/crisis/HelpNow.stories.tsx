import { Heading, Stack } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HelpNow } from './HelpNow.tsx';

const meta = {
  title: 'Shared states/Help now',
  component: HelpNow,
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Heading level={1}>{globals['locale'] === 'ar' ? 'إجاباتك' : 'Your answers'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof HelpNow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names who answers now, and dials them [CARE-1]',
  play: async ({ canvas }) => {
    const help = within(canvas.getByRole('region', { name: 'You can reach a person now' }));
    await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(help.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(help.getByRole('link', { name: 'Life-threatening emergency: call 911' })).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(help.getByRole('link', { name: /^Chat with 988/ })).toHaveAttribute(
      'href',
      'https://988lifeline.org/chat/',
    );
  },
};

export const OtherCountries: Story = {
  name: 'Knows the lines of other countries, by name [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('In another country', { selector: 'summary' }));
    await expect(await canvas.findByRole('link', { name: 'Call 116 123, United Kingdom' })).toHaveAttribute(
      'href',
      'tel:116123',
    );
    await expect(canvas.getAllByText('No national line')[0]).toBeVisible();
  },
};

export const OwnReason: Story = {
  name: 'Says why it stands here, where the page knows',
  args: { children: 'You said that you have thought of being better off dead. You do not have to carry that alone.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You do not have to carry that alone/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'يمكنك التحدث إلى إنسان الآن' })).toBeVisible();
  },
};
