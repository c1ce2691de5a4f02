import {
  Button,
  EmptyState,
  Heading,
  Link,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { listNotifications, markNotificationsRead } from '@sakina/platform/contract';
import type { Notification } from '@sakina/platform/contract';
import { useAction, useClient, useFormat } from '@sakina/platform/react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { MorePages, usePages } from '../pages/index.ts';
import { ReadView } from '../ReadView.tsx';
import { useRouteFocus } from '../use-route-focus.ts';
import { useNotificationsText } from './messages/index.ts';
import { newsByDay } from './news-words.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotifications } from './use-notifications.ts';

/** Reads what the person has been told of, earlier pieces on request (CLOUD-146). */
function useAllNotifications() {
  const client = useClient();
  const read = useNotifications();
  const pages = usePages(read, (after) => client.call(listNotifications, { query: { after } }));
  return { read, pages };
}

export interface NotificationsViewProps {
  /** Where a notification happened, as its reader gets there; null where there is nothing of theirs to open. */
  pathOf: (notification: Notification) => string | null;
}

/** What the person has been told of, each with the way to where it happened. */
export function NotificationsView({ pathOf }: NotificationsViewProps) {
  const t = useNotificationsText();
  const title = useRouteFocus();
  const toast = useToast();
  const format = useFormat();
  const { read, pages } = useAllNotifications();
  const mark = useAction(markNotificationsRead);
  const unread = read.data?.unread ?? 0;

  async function readAll() {
    try {
      await mark.run({ body: {} });
      toast({ tone: 'success', title: t('readAllDone') });
      // The button goes with what was new.
      title.current?.focus();
    } catch (error) {
      // Told of above the list.
      if (!isApiError(error)) throw error;
    }
  }
  // Goes on while the page is left: whoever follows a link has read it.
  const readOne = (id: (typeof pages.items)[number]['id']) =>
    void mark.run({ body: { ids: [id] } }).catch(() => undefined);
  return (
    <Stack gap="none" width="news">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        titleRef={title}
        actions={
          unread > 0 && (
            <Button variant="secondary" isPending={mark.isRunning} onPress={() => void readAll()}>
              {t('readAll')}
            </Button>
          )
        }
      />
      <Stack gap="x3">
        <ErrorNotice error={mark.error} />
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('loading')}>
              <Skeleton lines={6} />
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState title={t('empty.title')} illustration="lantern">
              {t('empty.body')}
            </EmptyState>
          }
        >
          {() => (
            <Stack gap="x2">
              <Text size="sm" tone="muted" role="status">
                {t('unread', { count: unread })}
              </Text>
              {newsByDay(pages.items, (instant) => format.dateIn(instant)).map(
                ({ date, items: [first, ...others] }) => (
                  <section key={date} aria-labelledby={`news-${date}`}>
                    <Heading level={2} size="sm" id={`news-${date}`}>
                      {format.relativeDay(first.createdAt)}
                    </Heading>
                    <Stack as="ul" gap="none">
                      {[first, ...others].map((item) => (
                        <NotificationRow
                          key={item.id}
                          notification={item}
                          href={pathOf(item)}
                          isNew={unread > 0 && item.readAt === null}
                          onOpen={() => readOne(item.id)}
                        />
                      ))}
                    </Stack>
                  </section>
                ),
              )}
              <MorePages pages={pages} label={t('more')} />
            </Stack>
          )}
        </ReadView>
        <div>
          <Link variant="standalone" href={paths.profile()}>
            {t('settings')}
          </Link>
        </div>
      </Stack>
    </Stack>
  );
}
