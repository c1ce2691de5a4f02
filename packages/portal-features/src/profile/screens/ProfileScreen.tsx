import { Container, PageHeader, Split } from '@sakina/design-system';
import { useDraft } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../../shared/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { AnswersPart } from '../components/AnswersPart.tsx';
import { CardsPart } from '../components/CardsPart.tsx';
import { CoveragePart } from '../components/CoveragePart.tsx';
import { DataPart } from '../components/DataPart.tsx';
import { DisplayPart } from '../components/DisplayPart.tsx';
import { NotificationsPart } from '../components/NotificationsPart.tsx';
import { PrivacyPart } from '../components/PrivacyPart.tsx';
import { SectionNav } from '../components/SectionNav.tsx';
import { useProfileText } from '../messages/index.ts';
import type { DeviceChoices } from '../model/device-choices.ts';
import { nothingKept, readKeptCoverage } from '../model/forms.ts';
import type { KeptForms } from '../model/forms.ts';
import type { ProfileSection } from '../model/sections.ts';

export interface ProfileScreenProps {
  /** The part that is shown. */
  section: ProfileSection;
  /** What is kept on the device, and how a choice takes effect. */
  device: DeviceChoices;
  /** The person’s page at the identity provider; null where this installation has none. */
  accountUrl: string | null;
}

/** One’s own profile, part by part (ROUTE-24). What is typed in one part waits while another is looked at. */
export function ProfileScreen({ section, device, accountUrl }: ProfileScreenProps) {
  const t = useProfileText();
  const [kept, setKept] = useState<KeptForms>(nothingKept);
  const keep = (part: Partial<KeptForms>) => setKept((current) => ({ ...current, ...part }));
  useDraft('profile:coverage', {
    value: kept.coverage,
    onRestore: (value) => keep({ coverage: readKeptCoverage(value) }),
  });

  const parts: Record<ProfileSection, () => ReactNode> = {
    account: () => <AccountPart accountUrl={accountUrl} />,
    display: () => <DisplayPart device={device} kept={kept.display} onKeep={(display) => keep({ display })} />,
    notifications: () => <NotificationsPart kept={kept.notifications} onKeep={(notifications) => keep({ notifications })} />,
    privacy: () => <PrivacyPart />,
    payment: () => <CardsPart />,
    insurance: () => <CoveragePart kept={kept.coverage} onKeep={(coverage) => keep({ coverage })} />,
    answers: () => <AnswersPart />,
    data: () => <DataPart />,
  };
  return (
    <Container pad="page">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Split side={<SectionNav section={section} />} sideWidth="narrow">
        <PanelBoundary key={section}>{parts[section]()}</PanelBoundary>
      </Split>
    </Container>
  );
}
