import { ButtonLink, EmptyState, PageHeader } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { LoadingBlocks, ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { useWaitlist } from '../../api/waitlist.ts';
import { useWaitlistText } from './messages/index.ts';
import { WaitlistEntries } from './WaitlistEntries.tsx';

const EVERY_MS = 10_000;

/** The person's places on waitlists: what is offered to them first, since it lapses. */
export function WaitlistView() {
  const t = useWaitlistText();
  const title = useRouteFocus();
  const now = useNow(EVERY_MS);
  const read = useWaitlist();
  // What was pressed goes with its entry, so the focus goes on from the top.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) queueMicrotask(() => title.current?.focus());
  }, [changes, title]);
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} titleRef={title} />
      <ReadView
        read={read}
        loading={<LoadingBlocks label={t('loading')} sizes={['sm', 'sm']} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('empty.title')}
            illustration="bridge"
            action={
              <ButtonLink variant="action" href={paths.findTherapist()}>
                {t('empty.action')}
              </ButtonLink>
            }
          >
            {t('empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => <WaitlistEntries entries={items} now={now} onChanged={() => setChanges(changes + 1)} />}
      </ReadView>
    </>
  );
}
