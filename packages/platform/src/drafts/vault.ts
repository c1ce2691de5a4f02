import { isDraftKey, isSealedDraft } from './storage.ts';
import type { DraftKey, DraftStorage, SealedDraft } from './storage.ts';

/** How long a sealed draft can be opened, in milliseconds (SEC-15). */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60_000;
/** The longest draft that is kept, in characters of its JSON. */
const DRAFT_LIMIT = 1_000_000;

export interface DraftVaultPorts {
  storage: DraftStorage;
  /** Web Crypto; absent outside a secure context, where nothing is kept. */
  crypto: Pick<Crypto, 'getRandomValues' | 'randomUUID' | 'subtle'>;
  /** Epoch milliseconds. */
  now: () => number;
  /**
   * Called with what failed, without data. The vault never rejects: a draft that cannot be kept must not disturb
   * typing.
   */
  log?: (what: string, error: unknown) => void;
}

/** Keeps unsaved input, sealed for one user and one record (SEC-15). */
export interface DraftVault {
  /** Seals a JSON value. @returns Whether it is kept. */
  readonly seal: (userId: string, record: string, value: unknown) => Promise<boolean>;
  /**
   * The value sealed for this user and record in the last 24 h; undefined if none. A draft that does not open is
   * removed.
   */
  readonly open: (userId: string, record: string) => Promise<unknown>;
  readonly forget: (userId: string, record: string) => Promise<void>;
  /** Removes drafts that are too old. */
  readonly sweep: () => Promise<void>;
  /** For a logout: removes the key and every draft; earlier writers write no more. */
  readonly destroyAll: () => Promise<void>;
  /** Counts the wipes, so that a writer can tell whether its drafts were wiped. */
  readonly generation: () => number;
}

const utf8 = new TextEncoder();

/** Joins several parts unambiguously, whatever characters they contain. */
const bind = (...parts: readonly (string | number)[]) => utf8.encode(JSON.stringify(['sakina-draft', 1, ...parts]));

/** Creates the vault. AES-GCM with 256 bits; user, record and time are bound to each seal as additional data. */
export function createDraftVault({ storage, crypto, now, log = () => undefined }: DraftVaultPorts): DraftVault {
  let generation = 0;

  async function attempt<T>(what: string, fallback: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log(what, error);
      return fallback;
    }
  }

  async function idOf(userId: string, record: string): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', bind(userId, record));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async function keptKey(): Promise<DraftKey | null> {
    const kept = await storage.readKey();
    if (isDraftKey(kept)) return kept;
    // An incompatible key opens nothing, so its drafts are lost already.
    if (kept !== undefined) await storage.clear();
    return null;
  }

  async function anyKey(): Promise<DraftKey> {
    const kept = await keptKey();
    if (kept) return kept;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const added = await storage.addKey({ keyId: crypto.randomUUID(), key });
    if (!isDraftKey(added)) throw new TypeError('The key of the drafts could not be kept.');
    return added;
  }

  const isOld = ({ sealedAt }: SealedDraft) => Math.abs(now() - sealedAt) >= DRAFT_LIFETIME_MS;

  return {
    seal: (userId, record, value) =>
      attempt('keep a draft', false, async () => {
        const asked = generation;
        const json = JSON.stringify(value);
        if (json === undefined || json.length > DRAFT_LIMIT) return false;
        const id = await idOf(userId, record);
        const { keyId, key } = await anyKey();
        const sealedAt = now();
        const iv = crypto.getRandomValues(new Uint8Array(12));
        const sealed = await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv, additionalData: bind(userId, record, sealedAt) },
          key,
          utf8.encode(json),
        );
        return asked === generation && storage.write({ id, keyId, sealedAt, iv, sealed });
      }),
    open: (userId, record) =>
      attempt('open a draft', undefined, async () => {
        const id = await idOf(userId, record);
        const entry = await storage.read(id);
        if (entry === undefined) return undefined;
        const kept = await keptKey();
        try {
          if (!kept || !isSealedDraft(entry) || entry.keyId !== kept.keyId || isOld(entry))
            throw new TypeError('The draft is old or not ours.');
          const { iv, sealed, sealedAt } = entry;
          const json = await crypto.subtle.decrypt(
            { name: 'AES-GCM', iv, additionalData: bind(userId, record, sealedAt) },
            kept.key,
            sealed,
          );
          return JSON.parse(new TextDecoder().decode(json)) as unknown;
        } catch {
          await storage.remove(id);
          return undefined;
        }
      }),
    forget: (userId, record) =>
      attempt('forget a draft', undefined, async () => storage.remove(await idOf(userId, record))),
    sweep: () =>
      attempt('remove old drafts', undefined, () =>
        storage.removeWhere((entry) => !isSealedDraft(entry) || isOld(entry)),
      ),
    destroyAll: () => {
      generation += 1;
      return attempt('destroy the drafts', undefined, () => storage.clear());
    },
    generation: () => generation,
  };
}
