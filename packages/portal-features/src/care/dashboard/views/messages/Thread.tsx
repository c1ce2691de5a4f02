import { ButtonLink, EmptyState, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useEffect, useState } from 'react';
import { errorCase, ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { otherName, ThreadContent, useMessages } from '../../../../shared/messages-thread/index.ts';
import { pathTo } from '../../model/place.ts';
import { OwnEnd } from './OwnEnd.tsx';
import { useMessagesText } from './messages/index.ts';

/**
 * One conversation: what was written, and the field to write. A provider’s own clients are written to in the provider
 * portal.
 */
export function Thread({ id }: { id: string }) {
  const t = useMessagesText();
  const title = useRouteFocus();
  const { read, pages } = useMessages(id);
  const conversation = read.data?.conversation;
  // What was pressed goes with the state, so the focus goes on from the top.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) queueMicrotask(() => title.current?.focus());
  }, [changes, title]);
  return (
    <>
      <PageHeader
        back={{ href: pathTo('messages'), label: t('thread.back') }}
        title={conversation ? t('thread.title', { name: otherName(conversation) }) : t('title')}
        titleRef={title}
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('thread.loading')}>
            <Stack gap="x2">
              <Skeleton lines={3} />
              <Skeleton lines={2} />
            </Stack>
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('thread.missing')}>{t('thread.missingBody')}</EmptyState>
          ) : undefined
        }
      >
        {(data) =>
          data.conversation.side === 'PROVIDER' ? (
            <EmptyState
              title={t('thread.otherSide')}
              illustration="window"
              action={
                <ButtonLink variant="action" href={paths.providerMessages({ conversation: id })}>
                  {t('thread.otherSideAction')}
                </ButtonLink>
              }
            >
              {t('thread.otherSideBody')}
            </EmptyState>
          ) : (
            <ThreadContent conversation={data.conversation} pages={pages} none={t('thread.none')}>
              <OwnEnd
                key={data.conversation.id}
                conversation={data.conversation}
                onStateChanged={() => setChanges(changes + 1)}
              />
            </ThreadContent>
          )
        }
      </ReadView>
    </>
  );
}
