import { Section, Stack, Text } from '@sakina/design-system';
import type { SafetyPlan } from '@sakina/platform/contract';
import { usePlanText } from '../messages/index.ts';
import { entriesOf, isBlank, sectionKeys } from '../model/sections.ts';
import { EntryList } from './EntryList.tsx';

/** The plan to be read and nothing else, without what no one has written. For times without a connection. */
export function KeptPlan({ plan }: { plan: SafetyPlan }) {
  const t = usePlanText();
  if (isBlank(plan)) return <Text tone="muted">{t('nothing')}</Text>;
  return (
    <Stack gap="x4">
      {sectionKeys
        .filter((section) => plan[section].length > 0)
        .map((section) => (
          <Section key={section} title={t(`${section}.title`)} headingLevel={3} headingSize="lg">
            <EntryList entries={entriesOf(plan, section)} />
          </Section>
        ))}
    </Stack>
  );
}
