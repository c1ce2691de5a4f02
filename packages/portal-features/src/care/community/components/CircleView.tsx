import { Accordion, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { getCircle } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ApiError } from '@sakina/platform/client';
import type { Circle } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { errorCase, lazyPanel, ReadView } from '../../../shared/index.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { mayRead, standingIn } from '../model/standing.ts';
import { CircleFacts } from './CircleFacts.tsx';
import { CirclePlace } from './CirclePlace.tsx';
import { ClosedDoor } from './ClosedDoor.tsx';
import { CommunityPage } from './CommunityPage.tsx';
import { Guidelines } from './Guidelines.tsx';
import { MissingContent } from './MissingContent.tsx';
import { PostList } from './PostList.tsx';
import { usePlace } from './place.ts';

const WritePost = lazyPanel(() => import('./WritePost.tsx').then((m) => m.WritePost));

/** One circle: what it is for, how people treat each other in it, and what they write. */
export function CircleView({ id }: { id: string }) {
  const t = useInsideText();
  const { href } = usePlace();
  const read = useOperation(getCircle, id === null ? null : { params: { id } });
  const head = useRef<HTMLHeadingElement>(null);
  const describe = (error: ApiError) =>
    errorCase(error) === 'notFound' ? <MissingContent what="circle" /> : undefined;
  return (
    <CommunityPage
      titleRef={head}
      title={read.data ? <bdi>{read.data.name}</bdi> : t('circle.title')}
      back={{ href: href({}), label: t('circle.back') }}
      isReady={read.data !== undefined || read.error !== undefined}
      {...(read.data && { facts: <CircleFacts circle={read.data} /> })}
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('circle.loading')}>
            <Skeleton shape="block" size="lg" />
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={describe}
      >
        {(circle) => <Inside circle={circle} onMoved={() => head.current?.focus()} />}
      </ReadView>
    </CommunityPage>
  );
}

interface InsideProps {
  circle: Circle;
  /** Told when the reader has joined or left, and the button for it has gone. */
  onMoved: () => void;
}

function Inside({ circle, onMoved }: InsideProps) {
  const t = useInsideText();
  const [isWriting, setWriting] = useState(false);
  if (!mayRead(circle)) return <ClosedDoor circle={circle} onMoved={onMoved} />;
  const canWrite = standingIn(circle) === 'member';
  return (
    <Stack gap="x4">
      <CirclePlace
        circle={circle}
        onMoved={onMoved}
        isWriting={isWriting}
        {...(canWrite && { onWrite: () => setWriting(true) })}
      />
      {canWrite && isWriting && <WritePost circle={circle} onClose={() => setWriting(false)} />}
      {!isWriting && (
        <Accordion
          headingLevel={2}
          items={[{ id: 'guidelines', title: t('guidelines.title'), content: <Guidelines circle={circle} /> }]}
        />
      )}
      <PostList
        query={{ circleId: circle.id }}
        emptyTitle={t('circle.emptyTitle')}
        emptyBody={t(canWrite ? 'circle.emptyMember' : 'circle.emptyOther')}
        isInCircle
      />
    </Stack>
  );
}
