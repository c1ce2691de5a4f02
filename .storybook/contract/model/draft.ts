import type { ChoiceNode, GroupNode, ListNode, SchemaNode, VariantsNode } from './schema-node.ts';

/** Whether a part is sent, sent as `null`, or left out. Its input is kept in any case. */
type Presence = 'given' | 'null' | 'left-out';

interface DraftBase {
  readonly presence: Presence;
}
/** Words, digits, one of a choice. */
interface TextDraft extends DraftBase {
  readonly shape: 'text';
  readonly text: string;
}
interface FlagDraft extends DraftBase {
  readonly shape: 'flag';
  readonly isOn: boolean;
}
interface FileDraft extends DraftBase {
  readonly shape: 'file';
  readonly file: File | null;
}
export interface GroupDraft extends DraftBase {
  readonly shape: 'group';
  readonly fields: Readonly<Record<string, Draft>>;
  /** Unknown JSON fields: sent unchanged, so that the server can reject them. */
  readonly extra: Readonly<Record<string, unknown>>;
}
export interface ListDraft extends DraftBase {
  readonly shape: 'list';
  /** Each with a stable key. */
  readonly items: readonly { readonly key: number; readonly draft: Draft }[];
}
interface VariantDraft extends DraftBase {
  readonly shape: 'variant';
  readonly chosen: number;
  readonly drafts: readonly Draft[];
}
/** Typed JSON text. */
interface JsonDraft extends DraftBase {
  readonly shape: 'json';
  readonly text: string;
}
/** A value without a field in the schema, typed as JSON. */
interface ForeignDraft extends DraftBase {
  readonly shape: 'foreign';
  readonly value: unknown;
}

/** The form state of one part of a schema. */
export type Draft =
  | TextDraft
  | FlagDraft
  | FileDraft
  | GroupDraft
  | ListDraft
  | VariantDraft
  | JsonDraft
  | ForeignDraft;

/** The initial form state. */
export function emptyDraft(node: SchemaNode): Draft {
  const presence: Presence = node.isRequired ? (node.isNullable ? 'null' : 'given') : 'left-out';
  switch (node.kind) {
    case 'text':
    case 'number':
    case 'choice':
      return { shape: 'text', presence, text: '' };
    case 'flag':
      return { shape: 'flag', presence, isOn: false };
    case 'file':
      return { shape: 'file', presence, file: null };
    case 'group':
      return {
        shape: 'group',
        presence,
        fields: Object.fromEntries(node.fields.map((field) => [field.name, emptyDraft(field)])),
        extra: {},
      };
    case 'list':
      return { shape: 'list', presence, items: [] };
    case 'variants':
      return { shape: 'variant', presence, chosen: 0, drafts: node.options.map(emptyDraft) };
    case 'map':
      return { shape: 'json', presence, text: '{}' };
    case 'any':
      return { shape: 'json', presence, text: '' };
  }
}

/**
 * The draft of a value: `valueOf(node, draftOf(node, value))` is the same value.
 * @param former The previous draft, the source of files that the value only names.
 */
export function draftOf(node: SchemaNode, value: unknown, former?: Draft): Draft {
  if (value === undefined) return { ...(former ?? emptyDraft(node)), presence: 'left-out' };
  if (value === null) return { ...(former ?? emptyDraft(node)), presence: 'null' };
  return given(node, value, former) ?? { shape: 'foreign', presence: 'given', value };
}

/** The value that a form sends. */
export function valueOf(node: SchemaNode, draft: Draft): unknown {
  if (draft.presence === 'left-out') return undefined;
  if (draft.presence === 'null') return null;
  switch (draft.shape) {
    case 'foreign':
      return draft.value;
    case 'json':
      return parsed(draft.text);
    case 'flag':
      return draft.isOn;
    case 'file':
      return draft.file ?? undefined;
    case 'text':
      return typed(node, draft.text);
    case 'group':
      return groupValue(node as GroupNode, draft);
    case 'list':
      return draft.items.map((item) => valueOf((node as ListNode).item, item.draft));
    case 'variant':
      return variantValue(node as VariantsNode, draft);
  }
}

function given(node: SchemaNode, value: unknown, former: Draft | undefined): Draft | null {
  const presence = 'given';
  switch (node.kind) {
    case 'text':
      return typeof value === 'string' ? { shape: 'text', presence, text: value } : null;
    // Quoted digits stay a string.
    case 'number':
      return typeof value === 'number' ? { shape: 'text', presence, text: String(value) } : null;
    case 'choice':
      return choiceDraft(node, value);
    case 'flag':
      return typeof value === 'boolean' ? { shape: 'flag', presence, isOn: value } : null;
    case 'file':
      return fileDraft(value, former);
    case 'group':
      return isRecord(value) ? groupDraft(node, value, former) : null;
    case 'list':
      return Array.isArray(value) ? listDraft(node, value, former) : null;
    case 'variants':
      return variantDraft(node, value);
    case 'map':
    case 'any':
      return { shape: 'json', presence, text: JSON.stringify(value, null, 2) };
  }
}

function choiceDraft(node: ChoiceNode, value: unknown): Draft | null {
  const isKnown = node.values.some((one) => one === value);
  const isOwnWord = typeof value === 'string' && !node.values.some((one) => String(one) === value);
  return isKnown || isOwnWord ? { shape: 'text', presence: 'given', text: String(value) } : null;
}

function fileDraft(value: unknown, former: Draft | undefined): Draft | null {
  if (value instanceof File) return { shape: 'file', presence: 'given', file: value };
  return former?.shape === 'file' && former.file !== null && value === nameOfFile(former.file)
    ? { ...former, presence: 'given' }
    : null;
}

/** The JSON notation of a file. */
export function nameOfFile(file: File): string {
  return `(${file.name}, ${file.size} bytes)`;
}

function groupDraft(node: GroupNode, value: Record<string, unknown>, former: Draft | undefined): Draft {
  const before = former?.shape === 'group' ? former.fields : {};
  const known = new Set(node.fields.map((field) => field.name));
  return {
    shape: 'group',
    presence: 'given',
    fields: Object.fromEntries(
      node.fields.map((field) => [
        field.name,
        draftOf(field, Object.hasOwn(value, field.name) ? value[field.name] : undefined, before[field.name]),
      ]),
    ),
    extra: Object.fromEntries(Object.entries(value).filter(([name]) => !known.has(name))),
  };
}

function listDraft(node: ListNode, value: readonly unknown[], former: Draft | undefined): Draft {
  const before = former?.shape === 'list' ? former.items : [];
  return {
    shape: 'list',
    presence: 'given',
    items: value.map((item, key) => ({
      key: before[key]?.key ?? nextKey(before, key),
      draft: draftOf(node.item, item, before[key]?.draft),
    })),
  };
}

/** An unused item key. */
export function nextKey(items: readonly { readonly key: number }[], atLeast = 0): number {
  return Math.max(atLeast, ...items.map(({ key }) => key + 1));
}

function variantDraft(node: VariantsNode, value: unknown): Draft | null {
  const chosen = node.options.findIndex((option) => fits(option, value));
  if (chosen === -1) return null;
  return {
    shape: 'variant',
    presence: 'given',
    chosen,
    drafts: node.options.map((option, at) => (at === chosen ? draftOf(option, value) : emptyDraft(option))),
  };
}

/** Whether a value has the shape of a schema; limits are checked by the server. */
function fits(node: SchemaNode, value: unknown): boolean {
  if (value === null) return node.isNullable;
  switch (node.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean' && (node.mustBe === undefined || node.mustBe === value);
    case 'choice':
      return node.values.some((one) => one === value);
    case 'file':
      return value instanceof File;
    case 'group':
      return (
        isRecord(value) &&
        node.fields.every((field) =>
          value[field.name] === undefined ? !field.isRequired : fits(field, value[field.name]),
        )
      );
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(node.item, item));
    case 'variants':
      return node.options.some((option) => fits(option, value));
    case 'map':
      return isRecord(value);
    case 'any':
      return true;
  }
}

/** Digits as a number; anything else is sent as typed, and the server rejects it. */
function typed(node: SchemaNode, text: string): unknown {
  if (node.kind === 'number') return numberOf(text);
  if (node.kind === 'choice') return node.values.find((value) => String(value) === text) ?? text;
  return text;
}

function numberOf(text: string): number | string {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? text : number;
}

function groupValue(node: GroupNode, draft: GroupDraft): Record<string, unknown> {
  const fields = node.fields.flatMap((field): [string, unknown][] => {
    const own = draft.fields[field.name];
    const value = own && valueOf(field, own);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries([...fields, ...Object.entries(draft.extra)]);
}

function variantValue(node: VariantsNode, draft: VariantDraft): unknown {
  const [option, own] = [node.options[draft.chosen], draft.drafts[draft.chosen]];
  return option && own ? valueOf(option, own) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);
}
