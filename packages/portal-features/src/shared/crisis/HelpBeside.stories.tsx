import { Form, Heading, Stack, TextArea } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectHelpWhileTyping } from '../testing/story-danger.ts';
import { HelpBeside } from './HelpBeside.tsx';
import type { HelpBesideProps } from './HelpBeside.tsx';

/** A field that a client writes in, with the help beside it. */
function Written({ isArabic, ...help }: HelpBesideProps & { isArabic: boolean }) {
  const [text, setText] = useState(help.text);
  return (
    <Stack>
      <Heading level={1}>{isArabic ? 'يومياتي' : 'My journal'}</Heading>
      <Form onSubmit={() => undefined} errors={[]}>
        <TextArea label={isArabic ? 'كلماتك' : 'Your words'} value={text} onChange={setText} />
        <HelpBeside {...help} text={text} />
      </Form>
    </Stack>
  );
}

const meta = {
  title: 'Shared states/Help beside a field',
  component: HelpBeside,
  args: { text: '', titleLevel: 2 },
  render: (args, { globals }) => <Written {...args} isArabic={globals['locale'] === 'ar'} />,
} satisfies Meta<typeof HelpBeside>;
export default meta;

type Story = StoryObj<typeof meta>;

const help = { name: 'You can reach a person now' };

export const Default: Story = {
  name: 'Stands there in the moment that danger is typed, and stays when the words are taken back [CARE-1]',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expectHelpWhileTyping(canvas, field);
    await userEvent.clear(field);
    await userEvent.type(field, 'A quiet day.');
    await expect(canvas.getByRole('region', help)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const Restored: Story = {
  name: 'Reads words of danger that are there already: a draft, a text that is changed [CARE-1]',
  args: { text: 'I want to die.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', help)).toBeVisible();
  },
};

export const ShownElsewhere: Story = {
  name: 'Is not there a second time where the page shows help already [CARE-1]',
  args: { isShownElsewhere: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I want to die.');
    await expect(canvas.queryByRole('region', help)).toBeNull();
  },
};

export const Asked: Story = {
  name: 'Stands there where the server asks for it, whatever is typed [CARE-1]',
  args: { isAsked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', help)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'كان أسبوعًا طويلًا.');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.type(field, ' أريد أن أموت');
    await expect(await canvas.findByRole('region', { name: 'يمكنك التحدث إلى إنسان الآن' })).toBeVisible();
    await expect(field).toHaveFocus();
  },
};
