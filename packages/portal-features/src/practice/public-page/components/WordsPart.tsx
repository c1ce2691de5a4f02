import { Section, Stack, Switch, TextArea, TextField } from '@sakina/design-system';
import { pageLimits } from '@sakina/platform/contract';
import { useOwnPageText } from '../messages/index.ts';
import type { PartProps } from './field-props.ts';

/** Name, headline, and what a provider says in their own words. */
export function WordsPart({ form, onChange, messageAt }: PartProps) {
  const t = useOwnPageText();
  return (
    <Section title={t('words.title')} headingSize="lg">
      <Stack gap="x2">
        <TextField
          label={t('displayName')}
          description={t('displayName.help')}
          name="displayName"
          isRequired
          maxLength={pageLimits.displayName}
          value={form.displayName}
          onChange={(displayName) => onChange({ displayName })}
          errorMessage={messageAt('displayName')}
        />
        <TextField
          label={t('handle')}
          description={t('handle.help', { handle: form.handle })}
          name="handle"
          isRequired
          autoComplete="off"
          maxLength={39}
          value={form.handle}
          onChange={(handle) => onChange({ handle: handle.trim().toLowerCase() })}
          errorMessage={messageAt('handle')}
        />
        <TextField
          label={t('headline')}
          description={t('headline.help')}
          name="headline"
          isRequired
          maxLength={pageLimits.headline}
          value={form.headline}
          onChange={(headline) => onChange({ headline })}
          errorMessage={messageAt('headline')}
        />
        <TextArea
          label={t('about')}
          description={t('paragraphs.help')}
          name="about"
          isRequired
          rows={6}
          value={form.about}
          onChange={(about) => onChange({ about })}
          errorMessage={messageAt('about')}
        />
        <TextArea
          label={t('approach')}
          description={t('paragraphs.help')}
          name="approach"
          rows={4}
          value={form.approach}
          onChange={(approach) => onChange({ approach })}
          errorMessage={messageAt('approach')}
        />
        <TextArea
          label={t('faith')}
          description={t('faith.help')}
          name="faithPractice"
          rows={3}
          value={form.faithPractice}
          onChange={(faithPractice) => onChange({ faithPractice })}
          errorMessage={messageAt('faithPractice')}
        />
        <Switch
          description={t('accepting.help')}
          value={form.acceptingNewClients}
          onChange={(acceptingNewClients) => onChange({ acceptingNewClients })}
        >
          {t('accepting')}
        </Switch>
      </Stack>
    </Section>
  );
}
