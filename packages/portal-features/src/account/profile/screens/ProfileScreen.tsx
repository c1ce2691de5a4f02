import { Container, PageHeader, Skeleton, Split } from '@sakina/design-system';
import { useDraft } from '@sakina/platform/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPanel, PanelBoundary } from '../../../shared/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import type { CoveragePartProps } from '../components/CoveragePart.tsx';
import type { DisplayPartProps } from '../components/DisplayPart.tsx';
import type { NotificationsPartProps } from '../components/NotificationsPart.tsx';
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

// A part is chosen by its link, and comes with it (FAST-1).
const AnswersPart = lazyPanel<object>(() => import('../components/AnswersPart.tsx').then((m) => m.AnswersPart));
const CardsPart = lazyPanel<object>(() => import('../components/CardsPart.tsx').then((m) => m.CardsPart));
const ConsentsPart = lazyPanel<object>(() => import('../components/ConsentsPart.tsx').then((m) => m.ConsentsPart));
const CoveragePart = lazyPanel<CoveragePartProps>(() =>
  import('../components/CoveragePart.tsx').then((m) => m.CoveragePart),
);
const DataPart = lazyPanel<object>(() => import('../components/DataPart.tsx').then((m) => m.DataPart));
const DisplayPart = lazyPanel<DisplayPartProps>(() =>
  import('../components/DisplayPart.tsx').then((m) => m.DisplayPart),
);
const NotificationsPart = lazyPanel<NotificationsPartProps>(() =>
  import('../components/NotificationsPart.tsx').then((m) => m.NotificationsPart),
);
const PrivacyPart = lazyPanel<object>(() => import('../components/PrivacyPart.tsx').then((m) => m.PrivacyPart));

/** One’s own profile, part by part (ROUTE-24). What is typed in one part waits while another is looked at. */
export function ProfileScreen({ section, device, accountUrl }: ProfileScreenProps) {
  const t = useProfileText();
  const [kept, setKept] = useState<KeptForms>(nothingKept);
  const keep = (part: Partial<KeptForms>) => setKept((current) => ({ ...current, ...part }));
  useDraft('profile:coverage', {
    value: kept.coverage,
    onRestore: (value) => keep({ coverage: readKeptCoverage(value) }),
  });

  const loading = <Skeleton lines={8} />;
  const parts: Record<ProfileSection, () => ReactNode> = {
    account: () => <AccountPart accountUrl={accountUrl} />,
    display: () => (
      <DisplayPart loading={loading} device={device} kept={kept.display} onKeep={(display) => keep({ display })} />
    ),
    notifications: () => (
      <NotificationsPart
        loading={loading}
        kept={kept.notifications}
        onKeep={(notifications) => keep({ notifications })}
      />
    ),
    privacy: () => <PrivacyPart loading={loading} />,
    consents: () => <ConsentsPart loading={loading} />,
    payment: () => <CardsPart loading={loading} />,
    insurance: () => <CoveragePart loading={loading} kept={kept.coverage} onKeep={(coverage) => keep({ coverage })} />,
    answers: () => <AnswersPart loading={loading} />,
    data: () => <DataPart loading={loading} />,
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
