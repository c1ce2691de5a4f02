/** A sealed draft as stored: without the key neither its content nor its owner can be read. */
export interface SealedDraft {
  /** Opaque name, made of user and record. */
  readonly id: string;
  /** The key it was sealed with. */
  readonly keyId: string;
  /** Epoch milliseconds. Authenticated by the seal: a changed time breaks it. */
  readonly sealedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** The one key of this browser. It cannot be exported, so reading the disk does not reveal it. */
export interface DraftKey {
  readonly keyId: string;
  readonly key: CryptoKey;
}

/** Stores drafts and their key. Everything read is untrusted. Every call may reject. */
export interface DraftStorage {
  readKey: () => Promise<unknown>;
  /** Stores a key unless there is one, and returns the stored one: two tabs may start at once. */
  addKey: (key: DraftKey) => Promise<unknown>;
  read: (id: string) => Promise<unknown>;
  /** Writes if the draft’s key is still the stored one, which it is not after a logout. */
  write: (draft: SealedDraft) => Promise<boolean>;
  remove: (id: string) => Promise<void>;
  /** Removes the drafts that the predicate finds old or foreign. */
  removeWhere: (isOld: (entry: unknown) => boolean) => Promise<void>;
  /** Removes the key and every draft. */
  clear: () => Promise<void>;
}

const isBytes = (value: unknown): boolean => value instanceof ArrayBuffer || ArrayBuffer.isView(value);

/** Whether an entry has the shape of a sealed draft; only the key can tell whether it opens. */
export function isSealedDraft(entry: unknown): entry is SealedDraft {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, keyId, sealedAt, iv, sealed } = entry as Record<keyof SealedDraft, unknown>;
  return (
    typeof id === 'string' &&
    typeof keyId === 'string' &&
    typeof sealedAt === 'number' &&
    Number.isFinite(sealedAt) &&
    isBytes(iv) &&
    isBytes(sealed)
  );
}

/** Whether an entry is a key that can encrypt and decrypt, and cannot be exported. */
export function isDraftKey(entry: unknown): entry is DraftKey {
  if (typeof entry !== 'object' || entry === null) return false;
  const { keyId, key } = entry as Record<keyof DraftKey, unknown>;
  if (typeof keyId !== 'string' || typeof CryptoKey === 'undefined' || !(key instanceof CryptoKey)) return false;
  return (
    !key.extractable &&
    key.algorithm.name === 'AES-GCM' &&
    key.usages.includes('encrypt') &&
    key.usages.includes('decrypt')
  );
}
