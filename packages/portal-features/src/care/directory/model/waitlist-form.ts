import { waitlistWordsLength } from '@sakina/platform/contract';
import type { PartOfDay, ProviderKind, WaitlistWishes, WishStrength } from '@sakina/platform/contract';
import { WISHES, WISH_NAMES } from './query.ts';
import type { DirectoryQuery } from './query.ts';

/** What one can wish for while waiting, in the order of the form. */
export type WaitWish = keyof WaitlistWishes;
export const WAIT_WISHES: readonly WaitWish[] = ['kind', 'language', 'gender', 'partOfDay', 'mode'];
export const PARTS_OF_DAY: readonly PartOfDay[] = ['MORNING', 'AFTERNOON', 'EVENING'];

/** The form of the waitlist: what was ticked, how strictly, the zone and the words. */
export interface WaitlistForm {
  wishes: Record<WaitWish, string[]>;
  strength: Record<WaitWish, WishStrength>;
  /** IANA name; empty for none. */
  zone: string;
  words: string;
}

/**
 * What the directory was asked for, as wishes of someone who waits. A directory about some kinds makes those a must.
 */
export function wishesOfQuery(query: DirectoryQuery, presetKinds?: readonly ProviderKind[]): WaitlistWishes {
  const strengthOf = (name: (typeof WISH_NAMES)[number]): WishStrength =>
    query.wishes.includes(name) ? 'WISH' : 'MUST';
  const asked = WISH_NAMES.flatMap((name) => {
    const values: readonly string[] =
      name === 'kinds' && presetKinds ? query.kinds.filter((kind) => presetKinds.includes(kind)) : query[name];
    return values.length > 0 ? [[WISHES[name], { anyOf: [...values], strength: strengthOf(name) }]] : [];
  });
  return {
    ...(presetKinds && { kind: { anyOf: [...presetKinds], strength: 'MUST' as const } }),
    ...(Object.fromEntries(asked) as WaitlistWishes),
    ...(query.mode && { mode: { anyOf: [query.mode], strength: 'MUST' as const } }),
  };
}

/** The form as it opens. */
export function formOf(wishes: WaitlistWishes, zone: string): WaitlistForm {
  const each = <Value>(valueOf: (name: WaitWish) => Value) =>
    Object.fromEntries(WAIT_WISHES.map((name) => [name, valueOf(name)])) as Record<WaitWish, Value>;
  return {
    wishes: each((name) => [...(wishes[name]?.anyOf ?? [])]),
    strength: each((name) => wishes[name]?.strength ?? 'WISH'),
    zone,
    words: '',
  };
}

/**
 * What is sent of a form; what was not ticked does not matter to the person and is left out.
 * @param names The wishes that the form asks for.
 */
export function wishesOfForm({ wishes, strength }: WaitlistForm, names: readonly WaitWish[]): WaitlistWishes {
  const given = names
    .filter((name) => wishes[name].length > 0)
    .map((name) => [name, { anyOf: [...wishes[name]], strength: strength[name] }]);
  return Object.fromEntries(given) as WaitlistWishes;
}

/** What is wrong with a form: the field, and why. */
export function problemsOf({ zone, words }: WaitlistForm): ('zone' | 'words')[] {
  return [
    ...(zone === '' ? (['zone'] as const) : []),
    ...(words.trim().length > waitlistWordsLength.max ? (['words'] as const) : []),
  ];
}
