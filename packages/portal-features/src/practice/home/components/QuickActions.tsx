import { Link, Section, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { CalendarClock, NotebookPen, Play, UserRoundPen } from 'lucide-react';
import { useProviderHomeText } from '../messages/index.ts';

/** What a provider does most, one press away. */
export function QuickActions() {
  const t = useProviderHomeText();
  return (
    <Section title={t('actions.title')} headingSize="lg">
      <Stack as="ul" gap="none">
        <li>
          <Link variant="standalone" href={paths.startSession()}>
            <Play aria-hidden />
            {t('actions.start')}
          </Link>
        </li>
        <li>
          <Link variant="standalone" href={paths.providerNotes()}>
            <NotebookPen aria-hidden />
            {t('actions.note')}
          </Link>
        </li>
        <li>
          <Link variant="standalone" href={paths.providerAvailability()}>
            <CalendarClock aria-hidden />
            {t('actions.availability')}
          </Link>
        </li>
        <li>
          <Link variant="standalone" href={paths.providerProfile()}>
            <UserRoundPen aria-hidden />
            {t('actions.profile')}
          </Link>
        </li>
      </Stack>
    </Section>
  );
}
