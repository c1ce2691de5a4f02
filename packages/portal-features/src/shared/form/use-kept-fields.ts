import { useMemo } from 'react';
import { readKeptForm } from './kept-shape.ts';
import { isSameTyped } from './same-typed.ts';
import { useUnsaved } from './use-unsaved.ts';
import type { Unsaved } from './use-unsaved.ts';

/** A form whose fields can be kept. */
export interface KeepableForm<Fields> {
  fields: Fields;
  /** Whether anything differs from what the form started with. */
  isChanged: boolean;
  /** Takes other values. */
  fill: (fields: Fields) => void;
}

/** The version that a form changes, as `useBaseVersion` gives it. */
export interface BaseVersion {
  version: number;
  noteSaved: (version: number) => void;
}

interface KeptFields<Fields> {
  fields: Fields;
  version: number;
}

/**
 * Keeps the fields of a form, with the version that they change: what another window saved meanwhile is then met as a
 * conflict and is not replaced unseen (SEC-15, SEC-16).
 * @param record Names the draft: the form, with the id of what it changes.
 * @param base The version, for a form that changes something.
 */
export function useKeptFields<Fields extends object>(
  record: string,
  { fields, isChanged, fill }: KeepableForm<Fields>,
  base?: BaseVersion,
): Unsaved {
  const version = base?.version ?? 0;
  // Fields that are held one by one come as a new object with every render; the draft is sealed again only for a
  // change.
  const said = JSON.stringify(fields);
  return useUnsaved<KeptFields<Fields>>(record, {
    value: useMemo(
      () => (isChanged ? { fields: JSON.parse(said) as Fields, version } : null),
      [isChanged, said, version],
    ),
    read: (kept) => {
      const found = readKeptForm<KeptFields<Fields>>(kept, { fields, version });
      return found && readKeptForm(found.fields, fields) && found;
    },
    restore: (kept) => {
      fill(kept.fields);
      base?.noteSaved(kept.version);
    },
  });
}

/**
 * Whether fields that are held one by one differ from those that the form started with. Hand in the same start each
 * time.
 */
export function keepable<Fields extends object>(
  fields: Fields,
  start: Fields,
  fill: (fields: Fields) => void,
): KeepableForm<Fields> {
  return { fields, isChanged: !isSameTyped(fields, start), fill };
}
