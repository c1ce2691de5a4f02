import {
  ButtonLink,
  Container,
  ErrorState,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { getJournalEntry, listJournalPrompts } from '@sakina/platform/contract';
import type { JournalEntry } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { CrisisHelp } from '../components/CrisisHelp.tsx';
import { EntryForm } from '../components/EntryForm.tsx';
import { SharedWith } from '../components/SharedWith.tsx';
import { useEntryWork } from '../components/use-entry-work.ts';
import type { KeptEntry } from '../components/use-entry-work.ts';
import { useSpoken } from '../components/use-spoken.ts';
import { useWaitingChanges } from '../components/use-waiting-changes.ts';
import type { WaitingChange } from '../components/use-waiting-changes.ts';
import { WaitingChanges } from '../components/WaitingChanges.tsx';
import { WrittenEntry } from '../components/WrittenEntry.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { draftOfChange, fieldsOfEntry } from '../model/entry.ts';
import { deenyaPath } from '../model/place.ts';
import type { DeenyaPlace } from '../model/place.ts';

const toJournal = deenyaPath({ view: 'journal' });

export interface EntryScreenProps {
  /** The entry’s id, or `new`. */
  entryId: string;
  /** The question that a new entry begins from, or null. */
  promptId: string | null;
  /** Called when a new entry has its own place, or an old one has none any more; the app writes it to the address. */
  onPlaceChange: (place: DeenyaPlace) => void;
}

/** One entry of the journal (CARE-3): written, read, changed, shared, taken out. */
export function EntryScreen({ entryId, promptId, onPlaceChange }: EntryScreenProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const isNew = entryId === 'new';
  const read = useOperation(getJournalEntry, isNew ? null : { params: { id: entryId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [kept, setKept] = useState<KeptEntry | null>(null);
  const isCrisis = kept?.isCrisis === true && (kept.id ?? 'new') === entryId;
  useEffect(() => {
    // The form that held the focus has gone; where help stands, that comes first.
    if (kept && !kept.isCrisis) queueMicrotask(() => heading.current?.focus());
  }, [kept]);

  function keep(next: KeptEntry) {
    setKept(next);
    if (isNew && next.id !== null) onPlaceChange({ view: 'entry', entry: next.id, prompt: null });
    // What waits stands in the journal; where help has opened, that is not taken away.
    else if (isNew && !next.isCrisis) onPlaceChange({ view: 'journal' });
  }
  const entry = isNew ? undefined : read.data;
  return (
    <Container pad="page" width="text">
      <PageHeader
        titleRef={heading}
        back={{ href: toJournal, label: t('journal.title') }}
        title={
          isNew ? (
            t('entry.new')
          ) : entry ? (
            <span dir="auto">{entry.title ?? format.day(entry.createdAt)}</span>
          ) : (
            t('entry.heading')
          )
        }
      >
        {entry && (
          <Text size="sm" tone="muted">
            {t('entry.written', { date: format.day(entry.createdAt), time: format.time(entry.createdAt) })}
          </Text>
        )}
      </PageHeader>
      <Stack gap="section">
        <CrisisHelp
          isShown={isCrisis}
          store="kept"
          {...(entry && { readers: entry.sharedWith.map(({ displayName }) => displayName) })}
        />
        {isNew ? (
          <NewEntry key={promptId} promptId={promptId} isHelpShown={isCrisis} onKept={keep} />
        ) : (
          <ReadView
            read={read}
            loading={
              <LoadingRegion label={t('entry.loading')}>
                <Skeleton lines={6} />
              </LoadingRegion>
            }
            describeError={(error) =>
              errorCase(error) === 'notFound' ? (
                <ErrorState
                  title={t('entry.goneTitle')}
                  action={
                    <ButtonLink variant="secondary" href={toJournal}>
                      {t('entry.toJournal')}
                    </ButtonLink>
                  }
                >
                  {t('entry.goneBody')}
                </ErrorState>
              ) : undefined
            }
          >
            {(found) => (
              <OldEntry
                key={found.id}
                entry={found}
                isHelpShown={isCrisis}
                onKept={keep}
                onReload={read.reload}
                onLeft={() => queueMicrotask(() => heading.current?.focus())}
                onDeleted={() => onPlaceChange({ view: 'journal' })}
              />
            )}
          </ReadView>
        )}
      </Stack>
    </Container>
  );
}

interface NewEntryProps {
  promptId: string | null;
  isHelpShown: boolean;
  onKept: (kept: KeptEntry) => void;
}

function NewEntry({ promptId, isHelpShown, onKept }: NewEntryProps) {
  const t = useDeenyaText();
  const prompt = useOperation(listJournalPrompts, { query: { language: useSpoken() } }).data?.items.find(
    ({ id }) => id === promptId,
  );
  const work = useEntryWork({ entry: null, promptId, onKept });
  return (
    <Stack gap="x3">
      {prompt && (
        <Text size="lg" weight="strong" measure lang={prompt.language}>
          {prompt.text}
        </Text>
      )}
      <EntryForm work={work} isHelpShown={isHelpShown} />
      <Text size="sm" tone="muted" measure>
        {t('entry.private')}
      </Text>
    </Stack>
  );
}

interface OldEntryProps {
  entry: JournalEntry;
  isHelpShown: boolean;
  onKept: (kept: KeptEntry) => void;
  onReload: () => void;
  /** Called when what held the focus goes: the form of a change that was given up, the choice between two. */
  onLeft: () => void;
  onDeleted: () => void;
}

function OldEntry({ entry, isHelpShown, onKept, onReload, onLeft, onDeleted }: OldEntryProps) {
  const [isEditing, setEditing] = useState(false);
  const work = useEntryWork({
    entry,
    promptId: entry.promptId,
    onKept: (next) => {
      setEditing(false);
      onKept(next);
    },
  });
  const changes = useWaitingChanges();
  const waiting = changes.items.filter(({ input }) => input.params.id === entry.id);
  if (isEditing || work.hasTyped) {
    const cancel = () => {
      if (work.otherVersion !== null) onReload();
      work.drop();
      setEditing(false);
      onLeft();
    };
    return <EntryForm work={work} isHelpShown={isHelpShown} onCancel={cancel} />;
  }
  const takeBack = ({ id, input }: WaitingChange) => {
    work.set(fieldsOfEntry(draftOfChange(input.body)));
    setEditing(true);
    changes.discard(id);
  };
  return (
    <>
      <WaitingChanges
        entry={entry}
        changes={changes}
        items={waiting}
        onEdit={takeBack}
        onReload={onReload}
        onChosen={onLeft}
      />
      {waiting.length === 0 && <WrittenEntry entry={entry} onEdit={() => setEditing(true)} onDeleted={onDeleted} />}
      <SharedWith entry={entry} />
    </>
  );
}
