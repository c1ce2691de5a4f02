/** Bytes of a key that frames are encrypted with. */
const KEY_BYTES = 32;
const AGREEMENT = { name: 'ECDH', namedCurve: 'P-256' } as const;
const INFO = new TextEncoder().encode('sakina call key');

/** A key on its way to one person, in base64. */
export interface WrappedKey {
  readonly iv: string;
  readonly key: string;
}

const toText = (bytes: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** A new random key. */
export const newKey = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(KEY_BYTES));

/** One side of an exchange: a key pair for this joining alone, whose private half never leaves the browser. */
export async function createExchange() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(AGREEMENT, false, ['deriveBits']);
  const own = toText(await crypto.subtle.exportKey('raw', publicKey));

  /** The secret that both sides come to; each call key is wrapped with it. */
  async function secretWith(other: string): Promise<CryptoKey> {
    const theirs = await crypto.subtle.importKey('raw', toBytes(other), AGREEMENT, false, []);
    const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256);
    const material = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
    return crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: INFO },
      material,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    );
  }

  return {
    /** The public half, in base64. */
    publicKey: own,
    wrap: async (key: Uint8Array<ArrayBuffer>, other: string): Promise<WrappedKey> => {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await secretWith(other), key);
      return { iv: toText(iv), key: toText(wrapped) };
    },
    /** Rejects where the key was wrapped for someone else, or changed on its way. */
    unwrap: async ({ iv, key }: WrappedKey, other: string): Promise<ArrayBuffer> =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await secretWith(other), toBytes(key)),
  };
}
