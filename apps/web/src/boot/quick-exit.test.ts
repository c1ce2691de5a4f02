import { product } from '@sakina/platform/domain';
import { describe, expect, test, vi } from 'vitest';
import { comeBack, hasLeft, leaveNow, LEFT_KEY, stayAway } from './quick-exit.ts';
import type { ExitScope } from './quick-exit.ts';

/** A window with the parts that the exit uses, and a log of what was done to it, in order. */
function createWindow({ refuses = false } = {}) {
  const done: string[] = [];
  const kept = new Map<string, string>();
  const target = new EventTarget();
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const scope = {
    addEventListener: target.addEventListener.bind(target),
    sessionStorage: refuses
      ? { setItem: refuse, getItem: refuse, removeItem: refuse }
      : {
          setItem: kept.set.bind(kept),
          getItem: (key: string) => kept.get(key) ?? null,
          removeItem: kept.delete.bind(kept),
        },
    document: { title: 'Your sessions', body: { replaceChildren: () => done.push('emptied') } },
    location: { replace: (to: string) => done.push(to), reload: () => done.push('reloaded') },
  } as unknown as ExitScope & { location: Pick<Location, 'reload'> };
  return { scope, done, target };
}

describe('the quick exit [CARE-1]', () => {
  test('empties the page before it goes elsewhere, and leaves nothing of its title', () => {
    const { scope, done } = createWindow();
    leaveNow(scope);
    expect(done).toEqual(['emptied', product.exitPage]);
    expect(scope.document.title).toBe('');
  });

  test('does not ask whether to stay, whatever is unsaved', () => {
    const { scope, target } = createWindow();
    const ask = vi.fn<() => void>();
    leaveNow(scope);
    target.addEventListener('beforeunload', ask);
    target.dispatchEvent(new Event('beforeunload'));
    expect(ask).not.toHaveBeenCalled();
  });

  test('is remembered in the tab until the person returns', () => {
    const { scope, done } = createWindow();
    expect(hasLeft(scope)).toBe(false);
    leaveNow(scope);
    expect(hasLeft(scope)).toBe(true);
    comeBack(scope);
    expect(hasLeft(scope)).toBe(false);
    expect(done.at(-1)).toBe('reloaded');
    expect(scope.sessionStorage.getItem(LEFT_KEY)).toBeNull();
  });

  test('holds for a page that the browser had kept', () => {
    const { scope, done, target } = createWindow();
    const comesBack = () => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stayAway(scope);
    comesBack();
    expect(done).toEqual([]);
    leaveNow(scope);
    comesBack();
    expect(done.at(-1)).toBe('reloaded');
  });

  test('goes where the browser refuses its storage', () => {
    const { scope, done } = createWindow({ refuses: true });
    leaveNow(scope);
    expect(done).toEqual(['emptied', product.exitPage]);
    expect(hasLeft(scope)).toBe(false);
  });
});
