import { ButtonLink, EmptyState, PageHeader, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { LoadingBlocks, ReadList, useRouteFocus } from '../../../../shared/index.ts';
import { useConversationPages } from '../../api/conversations.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { useMessagesText } from './messages/index.ts';

/** Everyone whom the person can write to, the latest word first. */
export function Conversations() {
  const t = useMessagesText();
  const title = useRouteFocus();
  const { read, pages } = useConversationPages();
  return (
    <Stack gap="none" width="list">
      <PageHeader title={t('title')} lead={t('lead')} titleRef={title} />
      <ReadList
        read={read}
        loading={<LoadingBlocks label={t('loading')} sizes={['sm', 'sm']} />}
        empty={
          <EmptyState
            title={t('empty.title')}
            illustration="window"
            action={
              <ButtonLink variant="action" href={paths.findTherapist()}>
                {t('empty.action')}
              </ButtonLink>
            }
          >
            {t('empty.body')}
          </EmptyState>
        }
        more={{ pages, label: t('more') }}
      >
        {(conversation) => <ConversationRow key={conversation.id} conversation={conversation} />}
      </ReadList>
    </Stack>
  );
}
