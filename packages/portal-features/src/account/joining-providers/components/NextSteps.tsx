import { Section } from '@sakina/design-system';
import { Bulleted } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';

/** What happens between the onboarding answers and the first client. */
export function NextSteps() {
  const t = useJoiningText();
  return (
    <Section title={t('next.title')}>
      <Bulleted isOrdered items={[t('next.apply'), t('next.read'), t('next.open')]} />
    </Section>
  );
}
