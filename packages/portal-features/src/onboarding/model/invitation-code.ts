/** What a code is made of, and how long it is. */
const CODE = /^[a-z0-9]{20,40}$/;

/** The code in a link, as somebody may paste the whole of it. */
const IN_LINK = /[?&]code=([A-Za-z0-9]+)/;

/** The invitation code in what somebody typed or pasted: a code, or the link it came in; null where there is none. */
export function readCode(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const code = (IN_LINK.exec(typed)?.[1] ?? typed).replace(/[\s-]/gu, '').toLowerCase();
  return CODE.test(code) ? code : null;
}
