import type { PlanRow } from './rows.ts';
import { sectionKeys } from './sections.ts';
import type { Entry, SectionKey } from './sections.ts';

/** What is being written in one section. */
export interface Edit {
  readonly section: SectionKey;
  readonly rows: readonly PlanRow[];
  /** The lines that it began with. */
  readonly base: readonly Entry[];
  /** Whether the plan is gone through step by step. */
  readonly isGuided: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRow(value: unknown): value is PlanRow {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, phone } = value as { id?: unknown; text?: unknown; phone?: unknown };
  return isText(id) && isText(text) && isText(phone);
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { text, phone } = value as { text?: unknown; phone?: unknown };
  return isText(text) && (phone === null || isText(phone));
}

/** Reads what was kept on this device, perhaps by an older program; null for anything else. */
export function readKeptEdit(value: unknown): Edit | null {
  if (typeof value !== 'object' || value === null) return null;
  const { section, rows, base, isGuided } = value as {
    section?: unknown;
    rows?: unknown;
    base?: unknown;
    isGuided?: unknown;
  };
  const known = sectionKeys.find((key) => key === section);
  if (!known || typeof isGuided !== 'boolean') return null;
  if (!Array.isArray(rows) || !rows.every(isRow) || !Array.isArray(base) || !base.every(isEntry)) return null;
  return { section: known, rows, base, isGuided };
}
