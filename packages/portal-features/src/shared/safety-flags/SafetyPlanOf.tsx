import { Heading, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import type { Measure, SafetyPlan } from '@sakina/platform/contract';
import { ReadView } from '../ReadView.tsx';
import { errorCase } from '../error-text.ts';
import { PhoneLink } from './FlagContact.tsx';
import { useClientsSafetyPlan } from './api/use-clients-safety-plan.ts';
import { useSafetyText } from './messages/index.ts';

const WORDS = ['warningSigns', 'whatHelpsMe', 'makingItSafe'] as const;
const PEOPLE = ['peopleICanAsk', 'professionals'] as const;

/** A client's safety plan beside what they answered, in their own words, where they share it with the provider. */
export function SafetyPlanOf({ client }: { client: Measure['client'] }) {
  const t = useSafetyText();
  const name = client.displayName;
  const hidden = <Text>{t('plan.hidden', { name })}</Text>;
  return (
    <ReadView
      read={useClientsSafetyPlan(client.id)}
      loading={
        <LoadingRegion label={t('plan.loading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      }
      describeError={(error) => (['forbidden', 'notFound'].includes(errorCase(error)) ? hidden : undefined)}
      isEmpty={({ updatedAt }) => updatedAt === null}
      empty={<Text>{t('plan.none', { name })}</Text>}
    >
      {(plan) => <Plan plan={plan} />}
    </ReadView>
  );
}

function Plan({ plan }: { plan: SafetyPlan }) {
  const t = useSafetyText();
  return (
    <Stack gap="x2">
      {PEOPLE.filter((part) => plan[part].length > 0).map((part) => (
        <Stack key={part} gap="half">
          <Heading level={4} size="lg">
            {t(`plan.${part}`)}
          </Heading>
          <Stack as="ul" gap="half">
            {plan[part].map(({ name, phone }, index) => (
              <li key={`${index} ${name}`}>
                <bdi>{name}</bdi> {phone !== null && <PhoneLink name={name} phone={phone} />}
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
      {WORDS.filter((part) => plan[part].length > 0).map((part) => (
        <Stack key={part} gap="half">
          <Heading level={4} size="lg">
            {t(`plan.${part}`)}
          </Heading>
          <Stack as="ul" gap="half">
            {plan[part].map((words, index) => (
              <li key={`${index} ${words}`} dir="auto">
                {words}
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
