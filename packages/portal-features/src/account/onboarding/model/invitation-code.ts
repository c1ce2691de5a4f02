import { plainCharacters } from '@sakina/platform/locale';

/** The format of a code. */
const CODE = /^[a-z0-9]{20,40}$/;

/** The code in an invitation link, which users may paste whole. */
const IN_LINK = /[?&]code=([A-Za-z0-9]+)/;

/** The invitation code in typed or pasted text, which may be the code or the invitation link; null if there is none. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const code = plainCharacters(IN_LINK.exec(typed)?.[1] ?? typed)
    .replace(/[\s-]/gu, '')
    .toLowerCase();
  return CODE.test(code) ? code : null;
}
