import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { LoadingBlocks } from '../../../shared/index.ts';
import { PracticePage } from '../../shared/practice-page/index.ts';
import { PageEditor } from '../components/PageEditor.tsx';
import { useOwnPageText } from '../messages/index.ts';

/** A provider’s own public page, edited beside its preview (ROUTE-29). */
export function OwnPageScreen() {
  const t = useOwnPageText();
  return (
    <PracticePage
      title={t('title')}
      lead={t('lead')}
      width="wide"
      read={useOperation(getProviderProfile, {})}
      loading={<LoadingBlocks label={t('loading')} sizes={['md', 'md']} />}
      missing={t('missing')}
    >
      {(account) => <PageEditor account={account} />}
    </PracticePage>
  );
}
