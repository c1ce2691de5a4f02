import { ButtonLink, EmptyState, PageHeader } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useRouteFocus } from '../../../../shared/index.ts';
import {
  otherName,
  ThreadContent,
  ThreadView,
  useMessages,
  useThreadText,
} from '../../../../shared/messages-thread/index.ts';
import { pathTo } from '../../model/place.ts';
import { OwnEnd } from './OwnEnd.tsx';
import { useMessagesText } from './messages/index.ts';

/**
 * One conversation: what was written, and the field to write. A provider’s own clients are written to in the provider
 * portal.
 */
export function Thread({ id }: { id: string }) {
  const t = useMessagesText();
  const thread = useThreadText();
  const title = useRouteFocus();
  const { read, pages } = useMessages(id);
  const conversation = read.data?.conversation;
  return (
    <>
      <PageHeader
        back={{ href: pathTo('messages'), label: t('thread.back') }}
        title={conversation ? thread('thread.title', { name: otherName(conversation) }) : t('title')}
        titleRef={title}
      />
      <ThreadView read={read}>
        {(data) =>
          data.conversation.side === 'PROVIDER' ? (
            <EmptyState
              title={t('thread.otherSide')}
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
              <OwnEnd key={data.conversation.id} conversation={data.conversation} heading={title} />
            </ThreadContent>
          )
        }
      </ThreadView>
    </>
  );
}
