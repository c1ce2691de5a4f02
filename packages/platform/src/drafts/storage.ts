/** A sealed draft as it lies on disk: nothing of it can be read without the key, nor whose it is. */
export interface SealedDraft {
  /** Opaque name, made of user and record. */
  readonly id: string;
  /** The key it was sealed with. */
  readonly keyId: string;
  /** Epoch milliseconds. Part of what the seal protects: another time breaks it. */
  readonly sealedAt: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** The one key of this browser. It cannot be exported, so the disk gives it to nobody. */
export interface DraftKey {
  readonly keyId: string;
  readonly key: CryptoKey;
}

/** Where drafts and their key lie. Everything that is read may be of anyone's making. Every call may reject. */
export interface DraftStorage {
  readKey: () => Promise<unknown>;
  /** Keeps a key where there is none yet, and gives the one that is kept: two tabs may begin at once. */
  addKey: (key: DraftKey) => Promise<unknown>;
  read: (id: string) => Promise<unknown>;
  /** Writes if the key it was sealed with is still the one that is kept: after a logout it is not. */
  write: (draft: SealedDraft) => Promise<boolean>;
  remove: (id: string) => Promise<void>;
  /** Removes what the test finds to be old or foreign. */
  removeWhere: (isOld: (entry: unknown) => boolean) => Promise<void>;
  /** Removes the key and every draft. */
  clear: () => Promise<void>;
}

const isBytes = (value: unknown): boolean => value instanceof ArrayBuffer || ArrayBuffer.isView(value);

/** Whether an entry has the form of a sealed draft; whether it opens is for the key to say. */
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

/** Whether an entry is a key that can seal and open, and cannot be taken away. */
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
