import { Button, IconButton, Section, Text, theme } from '@sakina/design-system';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAvailabilityText } from '../messages/index.ts';

export interface EntrySectionProps<Entry> {
  title: string;
  /** What the entries are for, in a sentence. */
  lead: string;
  addLabel: string;
  /** Said while there are none. */
  empty: string;
  /** The entries that are shown, in their order. */
  entries: readonly Entry[];
  /** Tells entries apart. */
  keyOf: (entry: Entry) => string;
  /** The dates of an entry, which name it. */
  nameOf: (entry: Entry) => string;
  /** The field of an entry that a message can be about. */
  fieldOf?: (entry: Entry) => string;
  /** What an entry says below its name. */
  children: (entry: Entry) => ReactNode;
  /** Called when an entry is removed. */
  onRemove: (entry: Entry) => void;
  /** The dialog that writes an entry; undefined for a new one. */
  dialog: (entry: Entry | undefined, onClose: () => void) => ReactNode;
}

/** Entries with their buttons at the end of the line. */
const List = styled.ul.attrs({ role: 'list' })`
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.x1};
    padding-block: ${theme.space.x1};
    border-block-start: 1px solid ${theme.color.hairline};
  }
  & > li > :first-child { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`;

/** Dated entries of the availability: each is added and changed in a dialog, and removed at once. */
export function EntrySection<Entry>({
  title,
  lead,
  addLabel,
  empty,
  entries,
  keyOf,
  nameOf,
  fieldOf,
  children,
  onRemove,
  dialog,
}: EntrySectionProps<Entry>) {
  const t = useAvailabilityText();
  const add = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<{ entry: Entry | undefined }>();
  function remove(entry: Entry) {
    onRemove(entry);
    setTimeout(() => add.current?.focus());
  }
  return (
    <Section
      title={title}
      headingSize="lg"
      description={lead}
      actions={
        <Button ref={add} variant="secondary" size="small" onPress={() => setEditing({ entry: undefined })}>
          {addLabel}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <List aria-label={title}>
          {entries.map((entry) => {
            const name = nameOf(entry);
            return (
              <li key={keyOf(entry)}>
                <div>
                  <Text as="div">{name}</Text>
                  {children(entry)}
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  data-field={fieldOf?.(entry)}
                  aria-label={t('entry.change.of', { of: name })}
                  onPress={() => setEditing({ entry })}
                >
                  {t('entry.change')}
                </Button>
                <IconButton
                  label={t('entry.remove', { of: name })}
                  icon={<X aria-hidden />}
                  onPress={() => remove(entry)}
                />
              </li>
            );
          })}
        </List>
      )}
      {editing && <Suspense fallback={null}>{dialog(editing.entry, () => setEditing(undefined))}</Suspense>}
    </Section>
  );
}
