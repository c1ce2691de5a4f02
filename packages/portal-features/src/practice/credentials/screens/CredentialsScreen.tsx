import { Section, Stack } from '@sakina/design-system';
import { getProviderProfile, listOwnApplications, verifyCredentials } from '@sakina/platform/contract';
import type { ProviderAccount } from '@sakina/platform/contract';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { LoadingBlocks, ReadView } from '../../../shared/index.ts';
import { PracticePage } from '../../shared/practice-page/index.ts';
import { ApplicationState } from '../components/ApplicationState.tsx';
import { CheckLicense } from '../components/CheckLicense.tsx';
import { CredentialList } from '../components/CredentialList.tsx';
import { Documents } from '../components/Documents.tsx';
import { Standing } from '../components/Standing.tsx';
import { UploadLicense } from '../components/UploadLicense.tsx';
import { useCredentialsText } from '../messages/index.ts';

/** A provider's credentials (ROUTE-30): what holds until when, how to renew it, and what was handed in. */
export function CredentialsScreen() {
  const t = useCredentialsText();
  return (
    <PracticePage
      title={t('title')}
      read={useOperation(getProviderProfile, {})}
      loading={<Loading />}
      missing={t('missing')}
    >
      {(account) => <Credentials account={account} />}
    </PracticePage>
  );
}

function Loading() {
  const t = useCredentialsText();
  return <LoadingBlocks label={t('loading')} sizes={['sm', 'md']} />;
}

function Credentials({ account }: { account: ProviderAccount }) {
  const t = useCredentialsText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow()).toISOString(), account.timeZone);
  const check = useOperation(verifyCredentials, {});
  const application = useOperation(listOwnApplications, {}).data?.items[0];
  const isTherapist = account.kind === 'THERAPIST';
  const title = t(isTherapist ? 'list.THERAPIST' : 'list.other');
  return (
    <Stack gap="x4" width="list">
      <ReadView read={check} loading={<Loading />}>
        {(found) => <Standing check={found} kind={account.kind} />}
      </ReadView>
      <Section title={title} headingSize="lg" description={t(isTherapist ? 'lead.THERAPIST' : 'lead.other')}>
        <CredentialList credentials={account.credentials} today={today} label={title} />
      </Section>
      {isTherapist && (
        <>
          <CheckLicense />
          <UploadLicense />
        </>
      )}
      <Documents documents={account.documents} />
      {application && <ApplicationState application={application} />}
    </Stack>
  );
}
